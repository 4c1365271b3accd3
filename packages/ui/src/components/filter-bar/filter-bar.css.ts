import { globalStyle, style } from '@vanilla-extract/css';
import { pressed, pressedEdge } from '../../css/pressed.ts';
import { textStyles } from '../../css/text-styles.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

export const bar = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [below.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Shows one line on a phone, scrolled within the width of the list below it. */
export const line = style({
  display: 'contents',
  '@media': {
    [below.phone]: {
      // Contains the hidden status, which would otherwise be positioned at the end of the scrolled line and
      // widen the page.
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space[8],
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
// Insets the focus ring, which a scroll container would cut off.
globalStyle(`${line} :is(a, button):focus-visible`, { '@media': { [below.phone]: { outlineOffset: -2 } } });

const row = style({ display: 'flex', alignItems: 'center', gap: space[8], minHeight: size.controlSmall });
export const filters = style([
  row,
  {
    flex: 1,
    flexWrap: 'wrap',
    minWidth: 0,
    '@media': { [below.phone]: { flex: 'none', flexWrap: 'nowrap' } },
  },
]);
export const summary = style([
  row,
  { flex: 'none', order: 1, '@media': { [below.phone]: { minHeight: 0 } } },
]);
export const end = style([row, { flex: 'none', order: 2 }]);

/** The status, announced when it changes; on screen, the list itself shows the result. */
export const status = visuallyHidden;

export const chip = style({
  ...textStyles.caption,
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: radius.full,
  background: color.accentSoft,
  fontWeight: vars.type.weight.medium,
  '@media': { [below.phone]: { flex: 'none', maxWidth: '72vw' } },
});

const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.controlSmall,
  border: 0,
  borderRadius: radius.full,
  background: 'none',
  color: color.accentText,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
});
export const edit = style([
  part,
  {
    gap: space[4],
    minWidth: 0,
    padding: '0 2px 0 10px',
    selectors: pressed,
    '@media': { [pointer.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 2 } } },
  },
]);
/** Draws a filter without a value as an outline. */
export const offered = style({
  ...textStyles.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: size.controlSmall,
  padding: '0 10px',
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: radius.full,
  background: 'none',
  color: color.textSecondary,
  fontWeight: vars.type.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: pressed,
  '@media': { [pointer.hover]: { ':hover': { background: color.surfaceHover, color: color.text } } },
});
export const label = style({ flex: 'none', color: color.textSecondary });
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style([
  part,
  {
    flex: 'none',
    justifyContent: 'center',
    width: size.controlSmall,
    selectors: pressedEdge,
    '@media': { [pointer.hover]: { ':hover': { background: color.surfacePressed } } },
  },
]);
