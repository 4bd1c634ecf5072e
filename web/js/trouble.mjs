// What went wrong, said in the page: a panel outside #root, so that no redraw wipes it.
import { words } from "./boot-words.mjs";
import { download } from "./download.mjs";

const element = (tag, text, attributes = {}) => {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
};

/**
 * Shows the panel. The first trouble stays: what follows is most often its consequence.
 * @param {"unloaded" | "unsupported" | "failed"} kind
 * @param {string} detail technical text for a report; may be empty
 */
export const show = (kind, detail = "") => {
  const panel = document.getElementById("trouble");
  if (!panel.hidden) return;
  const said = words();
  const { title, advice } = said[kind];
  const controls = [];
  if (kind !== "unsupported") {
    const retry = element("button", said.retry, { type: "button", "data-do": "retry" });
    retry.addEventListener("click", () => location.reload());
    controls.push(retry);
  }
  if (kind === "failed") {
    const report = element("button", said.report, { type: "button", "data-do": "report" });
    report.addEventListener("click", () =>
      download("dead-end-report.txt", "text/plain", `${navigator.userAgent}\n\n${detail}\n`),
    );
    controls.push(report);
  }
  panel.dataset.trouble = kind;
  panel.replaceChildren(element("h2", title), element("p", advice), ...controls);
  if (detail) {
    const more = element("details", "");
    more.append(element("summary", said.details), element("pre", detail));
    panel.append(more);
  }
  document.querySelector("#root progress")?.remove();
  panel.hidden = false;
};
