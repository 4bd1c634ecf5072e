/** Hands `text` to the person as a file called `name`. */
export const download = (name, mime, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mime }));
  link.download = name;
  link.click();
  // The browser reads the address after this turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
