import { style } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, space, type } = vars;

export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[12]}`,
});

/**
 * Wraps below the figure if there is no room next to it; `minHeight` keeps the height the same while loading.
 */
export const headlineChange = style({
  ...textStyles.caption,
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  minHeight: type.line[12],
  color: color.textMuted,
});
export const headlineShare = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.textSecondary,
  fontWeight: type.weight.medium,
});
