import { globalStyle, style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

const { color, space, type } = vars;

const columns = '156px minmax(0, 1fr) 168px 80px 104px 16px';

export const head = style({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: space[12],
  padding: `${space[8]} ${space[16]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: type.size[12],
  lineHeight: type.line[12],
  fontWeight: type.weight.medium,
  '@media': { [below.wide]: { display: 'none' } },
});
export const headAmount = style({ gridColumn: 5, textAlign: 'end' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  gridTemplateAreas: '"date what merchant status amount chevron"',
  alignItems: 'center',
  gap: `${space[2]} ${space[12]}`,
  padding: `${space[8]} ${space[16]}`,
  color: color.textSecondary,
  fontSize: type.size[13],
  lineHeight: type.line[13],
  selectors: { '&&:has(button:active)': { background: color.surfacePressed } },
  '@media': {
    '(hover: hover)': { ':hover': { background: color.surfaceHover } },
    [below.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
      gridTemplateAreas:
        '"what amount chevron" "detail detail detail" "date status status" "merchant merchant merchant"',
    },
  },
});
export const entry = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});

export const date = style({ gridArea: 'date', fontVariantNumeric: 'tabular-nums' });
/** Places a stacked description next to the amount, and its detail on a separate line. */
export const what = style({
  gridArea: 'what',
  minWidth: 0,
  '@media': { [below.wide]: { display: 'contents' } },
});
export const merchant = style({ gridArea: 'merchant', minWidth: 0, overflowWrap: 'anywhere' });
export const status = style({
  gridArea: 'status',
  display: 'flex',
  gap: space[4],
  '@media': { [below.wide]: { justifyContent: 'end' } },
});
export const amount = style({
  gridArea: 'amount',
  color: color.text,
  fontWeight: type.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const chevron = style({
  gridArea: 'chevron',
  color: color.textMuted,
  selectors: { [`${row}:has([aria-expanded="true"]) &`]: { transform: 'rotate(180deg)' } },
});

/** Covers the whole row with its button; links are above the button. */
export const toggle = style({
  gridArea: 'what',
  minWidth: 0,
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

/** Matches the height of the button that will replace it. */
export const awaitedDescription = style({ gridArea: 'what', minHeight: 24 });

export const detail = style({
  gridArea: 'detail',
  color: color.textMuted,
  fontSize: type.size[12],
  lineHeight: type.line[12],
  overflowWrap: 'anywhere',
});
export const reference = style({ display: 'inline', font: 'inherit', color: color.textSecondary });
globalStyle(`${row} a`, { position: 'relative', zIndex: 1, color: 'inherit' });

export const opened = style({
  borderBlockStart: `1px solid ${color.border}`,
  background: color.surfaceSunken,
});
export const openedHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[16]}`,
  ':empty': { display: 'none' },
});
