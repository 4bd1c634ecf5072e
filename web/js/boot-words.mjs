// The words needed before Python runs; everything later is in the message catalogs.
const WORDS = {
  en: {
    retry: "Retry",
    report: "Save a report",
    details: "Details",
    unloaded: {
      title: "A file did not load",
      advice: "The network may be down, or the site is being updated. What you had saved is safe.",
    },
    unsupported: {
      title: "This browser cannot run Dead End",
      advice:
        "The game needs WebAssembly, which is missing or switched off here. Update the browser, or open this page in a current Firefox, Chrome, Edge or Safari.",
    },
    failed: {
      title: "Something went wrong",
      advice:
        "This is a fault in the program. Your game is saved up to the last decision: Retry goes on from there.",
    },
  },
};

/** The table of words for the page's language, English where there is none. */
export const words = () => WORDS[document.documentElement.lang] ?? WORDS.en;
