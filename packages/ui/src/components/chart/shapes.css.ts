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

/**
 * Draws the comparison as a pale step behind a bar. Only the line at its end has the contrast that graphics
 * need.
 */
export const ghostFill = style({
  fill: color.neutralSoft,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});
export const ghostEdge = style({
  stroke: color.neutralSolid,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
