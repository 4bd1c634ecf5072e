// A click or a key ends whatever is moving: it stands at once where it was going.

const PAST = 3600;

/** Ends what moves inside `root`; what is fading or hovering goes on. */
export const skip = (root) => {
  for (const moving of root.getAnimations({ subtree: true })) {
    if (moving instanceof CSSAnimation) moving.finish();
  }
  // Their clock is their own: no CSS animation.
  for (const drawing of root.querySelectorAll("svg.motion")) drawing.setCurrentTime(PAST);
};

/** From now on a press anywhere in the page, or a key, skips what moves inside `root`. */
export const install = (root) => {
  for (const kind of ["pointerdown", "keydown"]) {
    document.addEventListener(kind, () => skip(root), { capture: true, passive: true });
  }
};
