import { globalStyle, style } from '@vanilla-extract/css';
import { dialog, overlay } from '../../css/overlay.css.ts';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

const { color, space } = vars;

export const dialogOverlay = style([
  overlay,
  {
    placeItems: 'center',
    padding: space[16],
    '@media': { [below.phone]: { placeItems: 'end center', padding: 0 } },
  },
]);

/** Leaves head and foot in view; the content between them scrolls if the screen is not high enough. */
export const dialogContent = style([
  dialog,
  {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: `calc(100dvh - 2 * ${space[16]})`,
    '@media': { [below.phone]: { maxHeight: `calc(100dvh - ${space[24]})` } },
  },
]);
export const dialogForm = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });

export const dialogHead = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[16]} ${space[12]} 0 ${space[20]}`,
});
export const dialogTitle = style({
  ...textStyles.dialogTitle,
  // Aligns the title with the close button, which is higher on touch screens.
  paddingBlockStart: `calc((${vars.size.control} - ${vars.type.line[16]}) / 2)`,
  overflowWrap: 'anywhere',
});
export const dialogDescription = style({ ...textStyles.small, color: color.textSecondary });
export const dialogBody = style({
  display: 'grid',
  gap: space[16],
  padding: `${space[8]} ${space[20]} ${space[20]}`,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
globalStyle(`${dialogBody} > *`, { minWidth: 0 });

export const dialogFoot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[12]} ${space[20]}`,
  borderBlockStart: `1px solid ${color.border}`,
});
// Doubles the class to outrank the button's minimum width, so that a long label moves to a line of its own.
globalStyle(`${dialogFoot}${dialogFoot} > *`, {
  '@media': { [below.phone]: { flex: 1, minWidth: 'max-content' } },
});
