import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pressedWords } from '../../css/pressed.ts';
import { figures, textStyles } from '../../css/text-styles.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, space, type } = vars;
const hairline = `1px solid ${color.border}`;

// Scrolls sideways only if the table may not fit, because a scroll container would trap the sticky head.
export const scroller = style({ '@media': { [below.wide]: { overflowX: 'auto' } } });

/** Scrolls at any width: with optional columns, a table may be wider than its container. */
export const scrolled = style({ overflowX: 'auto' });

export const table = style({
  ...textStyles.small,
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: color.textSecondary,
});

export const head = style({});

export const headCell = style({
  ...textStyles.caption,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  height: 32,
  padding: `0 ${space[12]}`,
  background: color.surface,
  borderBlockEnd: hairline,
  color: color.textMuted,
  fontWeight: type.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  '@media': { [below.wide]: { position: 'static' } },
});

/**
 * Draws the arrow of a sortable heading outside the text, in the cell's padding, so that the text does not
 * move.
 */
export const sortButton = style({
  position: 'relative',
  minHeight: vars.size.target,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::after': {
    position: 'absolute',
    insetInlineStart: '100%',
    insetBlockStart: 'calc(50% - 2px)',
    marginInlineStart: 3,
    border: '4px solid transparent',
    borderBlockStartColor: 'currentColor',
  },
  selectors: {
    ...pressedWords,
    '[aria-sort] > &': { color: color.text },
    '[aria-sort] > &::after': { content: '' },
    '[aria-sort="ascending"] > &::after': { transform: 'translateY(-4px) scaleY(-1)' },
  },
  '@media': {
    [pointer.hover]: { ':hover': { color: color.text }, selectors: { '&:hover::after': { content: '' } } },
  },
});

export const cell = style({
  height: vars.size.row,
  // Separates wrapped lines from the lines between rows.
  padding: `${space[4]} ${space[12]}`,
  borderBlockEnd: hairline,
  // Wraps text before a number next to it would be truncated.
  overflowWrap: 'anywhere',
});

for (const part of [headCell, cell]) {
  globalStyle(`${part}:first-child`, { paddingInlineStart: space[16] });
  globalStyle(`${part}:last-child`, { paddingInlineEnd: space[16] });
}

globalStyle(`${scrolled} ${cell}`, { whiteSpace: 'nowrap' });

export const body = style({});
export const stale = style({ opacity: 0.6 });

export const row = style({ position: 'relative' });
// Omits the line below the last row: the container has a border, or the totals have one.
globalStyle(`${body} > ${row}:last-child > ${cell}`, { borderBlockEnd: 0 });

/** Marks a row that belongs to the next row. */
export const joinedRow = style({});
globalStyle(`${joinedRow} > ${cell}`, { borderBlockEndColor: 'transparent' });

export const linkedRow = style({
  transition: `background-color ${vars.motion.fast}`,
  // Overrides the hover style of the previewed row.
  selectors: { '&&&:active': { background: color.surfacePressed } },
  '@media': { [pointer.hover]: { ':hover': { background: color.surfaceHover } } },
});

/** Stretches the row's link from its cell over the whole row. */
export const rowLink = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
      borderRadius: vars.radius.small,
    },
  },
});
globalStyle(`${cell} :is(a, button):not(${rowLink})`, { position: 'relative', zIndex: 1 });

export const fit = style({ width: '1%', whiteSpace: 'nowrap' });
export const tabular = style({ ...figures, whiteSpace: 'nowrap' });
export const alignEnd = style({ textAlign: 'end', whiteSpace: 'nowrap' });
export const amount = style({ ...figures, color: color.text, fontWeight: type.weight.medium });
export const emphasis = styleVariants({
  strong: { color: color.text, fontWeight: type.weight.medium },
  quiet: { ...figures, color: color.textSecondary, fontWeight: type.weight.regular },
});

/** The empty or error state, which spans the whole table. */
export const note = style({ padding: 0, whiteSpace: 'normal' });
export const noteWords = style({ padding: `${space[12]} ${space[16]}`, color: color.textMuted });

export const foot = style({});
export const totalRow = style({});
export const totalCell = style({
  height: 32,
  padding: `0 ${space[16]}`,
  selectors: { [`${totalRow}:first-child > &`]: { borderBlockStart: `1px solid ${color.borderStrong}` } },
});
export const totalValue = style([
  figures,
  { textAlign: 'end', color: color.text, fontWeight: type.weight.medium, whiteSpace: 'nowrap' },
]);
/** Aligns a total in the column before the last with the cells above it. */
export const innerTotal = style({
  selectors: {
    [`${totalCell}&`]: { paddingInline: space[12] },
    // Moves the only total to the end of its line when stacked on a phone.
    '&:has(+ :empty)': { marginInlineStart: 'auto' },
  },
});
export const finalTotal = style({ height: 40, color: color.text, fontWeight: type.weight.semibold });
