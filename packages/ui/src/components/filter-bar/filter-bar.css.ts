import { style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { below, pointer, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

export const bar = style({
  // What is read aloud alone would else stand where the line has gone on, and widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  '@media': {
    // One line that is scrolled, from edge to edge. The room above and below is for the ring of the focus.
    [below.phone]: {
      alignItems: 'center',
      justifyContent: 'flex-start',
      gap: space[8],
      margin: `-4px calc(-1 * ${space[16]})`,
      padding: `4px ${space[16]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollPaddingInline: space[16],
    },
  },
});

const line = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const filters = style([
  line,
  { flexWrap: 'wrap', minWidth: 0, '@media': { [below.phone]: { flex: 'none', flexWrap: 'nowrap' } } },
]);
export const end = style([line, { flex: 'none' }]);

/** Read aloud when it changes: the list says it itself, at its end. */
export const status = visuallyHidden;

export const chip = style({
  ...textStyles.caption,
  display: 'inline-flex',
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: radius.full,
  background: color.accentSoft,
  fontWeight: vars.type.weight.medium,
  '@media': { [below.phone]: { flex: 'none', maxWidth: '80vw' } },
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
    '@media': { [pointer.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: 2 } } },
  },
]);
export const label = style({ flex: 'none', color: color.textSecondary });
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const remove = style([
  part,
  {
    flex: 'none',
    justifyContent: 'center',
    width: size.controlSmall,
    '@media': { [pointer.hover]: { ':hover': { background: color.surfacePressed } } },
  },
]);
