import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const { color, radius } = vars;

export const barFill = styleVariants({
  plain: { fill: color.chartBar },
  active: { fill: color.chartBarActive },
  negative: { fill: color.criticalSolid },
  comparison: { fill: 'none', stroke: color.neutralSolid },
});

const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
export const lineStroke = styleVariants({
  series: { ...stroke, stroke: color.chartBarActive, strokeWidth: 2 },
  comparison: { ...stroke, stroke: color.neutralSolid, strokeWidth: 1.5, strokeDasharray: '4 4' },
});
export const areaFill = style({ fill: color.accentSoft, stroke: 'none' });

export const activeLine = style({
  position: 'absolute',
  insetBlock: 0,
  width: 1,
  marginInlineStart: -0.5,
  background: color.borderStrong,
  pointerEvents: 'none',
});

const dot = style({
  position: 'absolute',
  width: 10,
  height: 10,
  margin: -5,
  border: `2px solid ${color.surface}`,
  borderRadius: radius.full,
  pointerEvents: 'none',
});
export const activeDot = styleVariants({
  series: [dot, { background: color.chartBarActive }],
  comparison: [dot, { background: color.neutralSolid }],
});
