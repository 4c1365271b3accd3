import { style } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

export const field = style({ display: 'grid', gap: 6, minWidth: 0 });

export const labelRow = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[8],
  ...textStyles.small,
});
export const label = style({ fontWeight: vars.type.weight.medium });
export const optional = style([
  textStyles.caption,
  { color: vars.color.textMuted, fontWeight: vars.type.weight.regular },
]);

export const help = style({
  ...textStyles.caption,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[8],
  color: vars.color.textMuted,
});
export const helpEnd = style([figures, { whiteSpace: 'nowrap' }]);

export const error = style({
  ...textStyles.caption,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: vars.color.criticalText,
});
export const errorIcon = style({ flex: 'none', paddingBlockStart: 2 });
