import { keyframes, style } from '@vanilla-extract/css';
import { overlay } from '../../css/overlay.css.ts';
import { vars } from '../../theme.ts';

const arrive = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

export const slideOverlay = style([overlay, { placeItems: 'stretch start' }]);

export const slideOver = style({
  width: 'min(304px, 84vw)',
  minHeight: '100%',
  background: vars.color.canvas,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.dialog,
  animation: `${arrive} ${vars.motion.base} ${vars.motion.ease}`,
  ':focus': { outline: 'none' },
});

export const slideClose = style({
  position: 'absolute',
  insetBlockStart: vars.space[12],
  insetInlineStart: `calc(min(304px, 84vw) - ${vars.size.control} - ${vars.space[12]})`,
});
