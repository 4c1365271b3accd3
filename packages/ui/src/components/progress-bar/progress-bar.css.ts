import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { reducedMotion, vars } from '../../theme.ts';

const { color, radius, space, type } = vars;

export const progress = style({ ...textStyles.small, display: 'grid', gap: 6, minWidth: 0 });

export const progressHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[12],
  flexWrap: 'wrap',
});
export const progressLabel = style({ fontWeight: type.weight.medium, minWidth: 0, overflowWrap: 'anywhere' });
export const progressValue = style([textStyles.caption, figures, { color: color.textMuted }]);

export const progressRow = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const track = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.surfacePressed,
});
export const trackSize = styleVariants({ small: { height: 4 }, medium: { height: 6 } });

export const bar = style({
  height: '100%',
  borderRadius: radius.full,
  transition: `width ${vars.motion.base} linear`,
});
export const barTone = styleVariants({
  accent: { background: color.accent },
  positive: { background: color.positiveSolid },
  critical: { background: color.criticalSolid },
});

const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Moves a segment along the track while the progress is unknown. */
export const passing = style({
  position: 'absolute',
  width: '40%',
  animation: `${pass} 1.4s ease-in-out infinite`,
  // Pulses the full bar slowly instead when motion is reduced.
  '@media': {
    [reducedMotion]: { insetInlineStart: 0, width: '100%', animation: `${breathe} 3s ease-in-out infinite` },
  },
});
globalStyle(`${track}:has(> ${passing})`, { isolation: 'isolate' });
