import { style } from '@vanilla-extract/css';
import { pressed } from '../../css/pressed.ts';
import { below, vars } from '../../theme.ts';
import { topBarHeight } from '../top-bar/top-bar.css.ts';

const { color, space } = vars;

export const floatingButton = style({
  position: 'fixed',
  // Placed in the lower right corner of the sidebar, so that it can never cover a number.
  insetInlineStart: `calc(${vars.size.sidebar} - 12px - 40px)`,
  insetBlockEnd: space[8],
  zIndex: vars.layer.sticky,
  display: 'grid',
  placeItems: 'center',
  width: `max(40px, ${vars.size.target})`,
  height: `max(40px, ${vars.size.target})`,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  color: color.textSecondary,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  ':hover': { color: color.text, borderColor: color.borderStrong },
  selectors: pressed,
  '@media': {
    // On small screens, floats over the header, because over a list the button would cover a row's amount.
    [below.medium]: {
      insetInline: `auto ${space[8]}`,
      insetBlock: `calc((${topBarHeight} - max(40px, ${vars.size.target})) / 2) auto`,
      borderColor: 'transparent',
      background: 'transparent',
      boxShadow: 'none',
    },
  },
});
