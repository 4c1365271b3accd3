/** Positions something now and whenever its anchor may have moved; returns how to stop. */
export const keepPositioned = (reposition: () => void): (() => void) => {
  reposition();
  // Capture receives the scroll events of every container, not only the page's.
  window.addEventListener('scroll', reposition, true);
  window.addEventListener('resize', reposition);
  return () => {
    window.removeEventListener('scroll', reposition, true);
    window.removeEventListener('resize', reposition);
  };
};
