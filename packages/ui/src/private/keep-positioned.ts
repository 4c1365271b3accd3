/** Calls `reposition` now and whenever the anchor may have moved; returns a function that stops the calls. */
export const keepPositioned = (reposition: () => void): (() => void) => {
  reposition();
  // Listens in the capture phase, to receive the scroll events of every container, not only the page's.
  window.addEventListener('scroll', reposition, true);
  window.addEventListener('resize', reposition);
  return () => {
    window.removeEventListener('scroll', reposition, true);
    window.removeEventListener('resize', reposition);
  };
};
