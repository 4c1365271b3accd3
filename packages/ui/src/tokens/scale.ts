/** Distances. Use 2 only inside a component; 16 or 24 between sections; 32 around a page, 16 on a phone. */
export const space = {
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

/** Corners: small for controls and badges, medium for banners, large for cards, full for chips. */
export const radius = { small: '6px', medium: '8px', large: '10px', full: '999px' } as const;

/** Heights of controls, and fixed widths. */
export const size = {
  target: '24px',
  controlSmall: '28px',
  control: '32px',
  controlLarge: '40px',
  row: '36px',
  sidebar: '232px',
  contentMax: '1120px',
  dialog: '440px',
  palette: '560px',
} as const;

/** Heights on touch screens, where a target needs at least 44 px. */
export const coarseSize = {
  target: '44px',
  controlSmall: '44px',
  control: '44px',
  controlLarge: '48px',
  row: '48px',
} as const;

/** Durations: fast for colors, base for opening elements. Both are 0 with reduced motion. */
export const motion = { fast: '100ms', base: '150ms', ease: 'cubic-bezier(.2, 0, 0, 1)' } as const;

/** The stacking order. */
export const layer = { sticky: '10', overlay: '20', dialog: '30', toast: '40' } as const;

/** The only typeface with its sizes, line heights and weights. */
export const type = {
  family:
    '"Inter Variable", "Inter Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  size: {
    11: '11px',
    12: '12px',
    13: '13px',
    14: '14px',
    16: '16px',
    20: '20px',
    28: '28px',
    36: '36px',
    48: '48px',
  },
  line: {
    12: '16px',
    13: '20px',
    14: '20px',
    16: '24px',
    20: '28px',
    28: '36px',
    36: '44px',
    48: '56px',
  },
  weight: { regular: '400', medium: '500', semibold: '600' },
} as const;
