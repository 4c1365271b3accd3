import { keyframes, style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.border}`;
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const sidePanel = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: vars.size.dialog,
  background: color.surfaceRaised,
  borderInlineStart: hairline,
  boxShadow: vars.shadow.dialog,
  animation: `${fromEnd} ${vars.motion.base} ${vars.motion.ease}`,
  ':focus': { outline: 'none' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2, borderRadius: 0 },
  '@media': {
    // Omits the focus ring on a phone, because the panel fills the screen.
    [below.phone]: { width: '100%', borderInlineStart: 0, ':focus-visible': { outline: 'none' } },
  },
});

export const panelHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  padding: `${space[12]} ${space[12]} ${space[12]} ${space[20]}`,
  borderBlockEnd: hairline,
});
export const panelTitle = style({
  ...textStyles.dialogTitle,
  flex: 1,
  minWidth: 0,
  // Aligns the title with the close button, which is taller on touch screens.
  paddingBlockStart: `calc((${vars.size.control} - ${vars.type.line[16]}) / 2)`,
  overflowWrap: 'anywhere',
});
export const panelBody = style({
  overflowY: 'auto',
  // Prevents the list behind from scrolling when the end of the panel is reached.
  overscrollBehavior: 'contain',
  padding: space[20],
  ':focus-visible': { outlineOffset: -2 },
});
export const panelActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  padding: `${space[12]} ${space[20]}`,
  borderBlockStart: hairline,
});

export const loadingBody = style({ display: 'grid', gap: space[16] });
export const loadingFact = style({ display: 'flex', justifyContent: 'space-between', minHeight: 20 });
