import { globalStyle, style } from '@vanilla-extract/css';
import { pressedEdge } from '../../css/pressed.ts';
import { below, pointer, vars } from '../../theme.ts';
// Imports the table's own rules first, so that the rules below override them.
import { cell, headCell, row } from './data-table.css.ts';

const { color, radius, size, space } = vars;

/** Reserves space for the buttons of rows that can be previewed. */
export const previewed = style({});
globalStyle(`${previewed} :is(${headCell}, ${cell}):last-child`, {
  '@media': {
    [`not all and ${below.phone}`]: { paddingInlineEnd: `calc(${space[16]} + ${size.controlSmall})` },
  },
});

export const shownRow = style({ background: color.accentSoft });
globalStyle(`${row}${shownRow}:hover`, { background: color.accentSoft });

/** Places the button at the end of its row, above the row's link. */
export const previewButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: size.controlSmall,
  height: size.controlSmall,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
  selectors: pressedEdge,
  '@media': {
    [pointer.hover]: {
      opacity: 0,
      ':hover': { background: color.surfacePressed, color: color.text },
      selectors: { [`${row}:is(:hover, :focus-within) &, &[aria-expanded="true"]`]: { opacity: 1 } },
    },
    // Hides the button on a phone, because a touch opens the row itself.
    [below.phone]: { display: 'none' },
  },
});
globalStyle(`${row} > ${cell} > ${previewButton}`, {
  position: 'absolute',
  insetInlineEnd: space[8],
  insetBlock: 0,
  marginBlock: 'auto',
});
