import { keyframes, style } from '@vanilla-extract/css';
import { floating } from '../../css/floating.css.ts';
import { textStyles } from '../../css/text-styles.ts';
import { reducedMotion, vars } from '../../theme.ts';

const { space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const tooltipAnchor = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

/** Adds a dotted underline to text that has a tooltip; buttons and links need no hint. */
export const tooltipWords = style({
  display: 'inline',
  cursor: 'help',
  textDecoration: `underline dotted ${vars.color.borderControl}`,
  textUnderlineOffset: 3,
});

export const tooltip = style([
  floating,
  {
    ...textStyles.caption,
    selectors: { '&&': { position: 'static' } },
    zIndex: vars.layer.dialog,
    maxWidth: 'min(280px, calc(100vw - 16px))',
    padding: `6px ${space[8]}`,
    borderRadius: vars.radius.small,
    fontWeight: vars.type.weight.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
    // Removes the animation instead of shortening it to 0 ms: Radix then closes the tooltip without waiting
    // for its end.
    '@media': { [reducedMotion]: { animation: 'none' } },
  },
]);
