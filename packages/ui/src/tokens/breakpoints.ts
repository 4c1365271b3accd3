/**
 * Where the layout changes. Below `wide` an aside drops under the main column, below `medium` the sidebar becomes a
 * header with a slide-over, below `phone` rows stack and dialogs become sheets.
 */
export const breakpoints = { phone: 768, medium: 960, wide: 1120 } as const;

/** The same as media queries, each true below its breakpoint; widths in px. */
export const below = {
  phone: `(max-width: ${breakpoints.phone - 1}px)`,
  medium: `(max-width: ${breakpoints.medium - 1}px)`,
  wide: `(max-width: ${breakpoints.wide - 1}px)`,
} as const;

/** The user's pointer and motion preferences. */
export const pointer = { hover: '(hover: hover)', coarse: '(pointer: coarse)' } as const;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
