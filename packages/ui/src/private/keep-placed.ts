/** Places something at once and whenever what it stands beside may have moved; returns how to stop. */
export const keepPlaced = (place: () => void): (() => void) => {
  place();
  // Capture hears every scroller, not the page's alone.
  window.addEventListener('scroll', place, true);
  window.addEventListener('resize', place);
  return () => {
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
  };
};
