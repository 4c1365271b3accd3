import { style, styleVariants } from '@vanilla-extract/css';
import { figures, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { color, space, type } = vars;

export const sums = style({ ...textStyles.small, display: 'grid' });

const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
  padding: '6px 0',
});
const subtotal = style([
  line,
  { borderBlockStart: `1px solid ${color.border}`, marginBlockStart: 2, paddingBlockStart: 8 },
]);
export const sumLine = styleVariants({
  part: [line, { selectors: { [`${subtotal} + &`]: { paddingBlockStart: 14 } } }],
  subtotal: [subtotal],
  total: [
    line,
    { borderBlockStart: `1px solid ${color.borderStrong}`, marginBlockStart: 4, paddingBlockStart: 10 },
  ],
});

export const sumLabel = styleVariants({
  part: { color: color.textSecondary },
  subtotal: { color: color.text, fontWeight: type.weight.medium },
  total: { color: color.text, fontWeight: type.weight.semibold },
});
export const sumCount = style({ color: color.textMuted, fontWeight: type.weight.regular });
export const labelBox = style({ display: 'flex', alignItems: 'center', gap: space[8] });

const value = style([figures, { textAlign: 'end' }]);
export const sumValue = styleVariants({
  part: [value, { fontWeight: type.weight.medium }],
  subtotal: [value, { fontWeight: type.weight.medium }],
  total: [value, { fontWeight: type.weight.semibold }],
});

const swatch = style({ flex: 'none', width: 8, height: 8, borderRadius: 2 });
export const sumSwatch = styleVariants({
  first: [swatch, { background: color.chartBarActive }],
  second: [swatch, { background: color.chartBar }],
});
