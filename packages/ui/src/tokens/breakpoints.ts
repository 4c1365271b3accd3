/**
 * Widths in px at which the layout changes. Below `wide` an aside moves under the main column, below `medium`
 * the sidebar becomes a header with a slide-over, below `phone` rows stack and dialogs become sheets.
 */
export const breakpoints = { phone: 768, medium: 960, wide: 1120 } as const;

/** Media queries that match below each breakpoint. */
export const below = {
  phone: `(max-width: ${breakpoints.phone - 1}px)`,
  medium: `(max-width: ${breakpoints.medium - 1}px)`,
  wide: `(max-width: ${breakpoints.wide - 1}px)`,
} as const;

/** Media queries for the user's pointer and motion preferences. */
export const pointer = { hover: '(hover: hover)', coarse: '(pointer: coarse)' } as const;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
