// One tab stop a group (ARIA's roving tabindex): within `data-rove="name"` the arrows move between
// the elements with `data-rove-item`, by where they are seen; Home and End go to the ends.

/** Which item of each group is its tab stop, by what the item is for. */
const stops = new Map();

/** Forgets every tab stop: each group begins at its first item again. */
export const forget = () => stops.clear();

const purpose = ({ id, dataset: { pick, action, try: tried, do: deed, value } }) =>
  pick ?? action ?? tried ?? (deed && value ? `${deed} ${value}` : deed) ?? id;
const itemsOf = (group) => [...group.querySelectorAll("[data-rove-item]")];

const settleGroup = (group) => {
  const items = itemsOf(group);
  const wanted = stops.get(group.dataset.rove);
  const stop = items.find((item) => purpose(item) === wanted) ?? items[0];
  for (const item of items) item.setAttribute("tabindex", item === stop ? "0" : "-1");
};

/** Gives each group below `tree` its tab stop: where it was, or else its first item. */
export const settle = (tree) => tree.querySelectorAll("[data-rove]").forEach(settleGroup);

const AHEAD = {
  ArrowRight: ({ x }) => x,
  ArrowLeft: ({ x }) => -x,
  ArrowDown: ({ y }) => y,
  ArrowUp: ({ y }) => -y,
};

const centre = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The nearest item in a direction; what lies aside counts double. */
const beside = (items, from, ahead) => {
  const start = centre(from);
  let nearest;
  let least = Infinity;
  for (const item of items) {
    const { x, y } = centre(item);
    const way = { x: x - start.x, y: y - start.y };
    const forward = ahead(way);
    const distance = 2 * (Math.abs(way.x) + Math.abs(way.y)) - forward;
    if (forward > 1 && distance < least) [nearest, least] = [item, distance];
  }
  return nearest;
};

const onFocus = ({ target }) => {
  const item = target.closest("[data-rove-item]");
  const group = item?.closest("[data-rove]");
  if (!group) return;
  stops.set(group.dataset.rove, purpose(item));
  settleGroup(group);
};

const onKey = (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const item = event.target.closest("[data-rove-item]");
  const group = item?.closest("[data-rove]");
  if (!group) return;
  const items = itemsOf(group);
  let next;
  if (event.key in AHEAD) next = beside(items, item, AHEAD[event.key]);
  else if (event.key === "Home") next = items[0];
  else if (event.key === "End") next = items.at(-1);
  else return;
  // Also at the edge: the page must not scroll under a board.
  event.preventDefault();
  event.stopImmediatePropagation();
  next?.focus();
};

/** Installs the keys. To be called before other keydown listeners of the root. */
export const install = (root) => {
  root.addEventListener("focusin", onFocus);
  root.addEventListener("keydown", onKey);
};
