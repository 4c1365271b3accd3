import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { overlay } from '../../css/overlay.css.ts';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

const { color, space } = vars;
const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const slideOverlay = styleVariants({
  start: [overlay, { placeItems: 'stretch start' }],
  end: [overlay, { placeItems: 'stretch end' }],
});

export const slideOver = style({
  minHeight: '100%',
  boxShadow: vars.shadow.dialog,
  ':focus': { outline: 'none', borderRadius: 0 },
});

export const slideSide = styleVariants({
  start: {
    width: 'min(304px, 84vw)',
    background: color.canvas,
    borderInlineEnd: `1px solid ${color.border}`,
    animation: `${fromStart} ${vars.motion.base} ${vars.motion.ease}`,
  },
  end: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    // Keeps title and buttons visible while the body scrolls.
    height: '100%',
    width: vars.size.dialog,
    maxWidth: 'calc(100vw - 48px)',
    background: color.surfaceRaised,
    borderInlineStart: `1px solid ${color.border}`,
    animation: `${fromEnd} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { [below.phone]: { width: '100%', maxWidth: '100%', borderInlineStart: 0 } },
  },
});

export const slideClose = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineStart: `calc(min(304px, 84vw) - ${vars.size.control} - ${space[12]})`,
});

export const slideHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[12]} ${space[12]} ${space[12]} ${space[20]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const slideTitle = style({
  ...textStyles.dialogTitle,
  // Aligns the title with the close button, which is taller on touch screens.
  paddingBlockStart: `calc((${vars.size.control} - ${vars.type.line[16]}) / 2)`,
  overflowWrap: 'anywhere',
});
export const slideBody = style({
  overflowY: 'auto',
  padding: space[20],
  ':focus-visible': { outlineOffset: -2 },
});
export const slideFoot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[12]} ${space[20]}`,
  borderBlockStart: `1px solid ${color.border}`,
});
