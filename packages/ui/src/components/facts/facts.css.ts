import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

export const facts = style({
  ...textStyles.small,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
});

const fact = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  padding: '6px 0',
});
export const factAlign = styleVariants({
  end: [fact, { gap: vars.space[16] }],
  start: [fact, { gap: vars.space[32] }],
});

export const factLabel = style({ color: vars.color.textMuted });

const factValue = style({ minWidth: 0, maxWidth: '100%', overflowWrap: 'anywhere' });
export const factValueAlign = styleVariants({
  end: [factValue, { textAlign: 'end', justifySelf: 'end' }],
  start: [factValue, { textAlign: 'start', justifySelf: 'start' }],
});
