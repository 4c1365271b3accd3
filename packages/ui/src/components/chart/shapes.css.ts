import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const { color } = vars;

const forcedColors = '(forced-colors: active)';
const forced = (fill: 'CanvasText' | 'Highlight') => ({ '@media': { [forcedColors]: { fill } } });

export const barFill = styleVariants({
  plain: { fill: color.chartBar, ...forced('CanvasText') },
  active: { fill: color.chartBarActive, ...forced('Highlight') },
  negative: { fill: color.criticalSolid, ...forced('CanvasText') },
});

/** What a bar is compared with: a pale step behind it, its height marked by a line, which alone has the contrast of a sign. */
export const ghostFill = style({
  fill: color.neutralSoft,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
export const ghostEdge = style({
  stroke: color.neutralSolid,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
