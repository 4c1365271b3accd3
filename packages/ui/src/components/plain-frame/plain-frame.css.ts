import { style } from '@vanilla-extract/css';
import { textStyles } from '../../css/text-styles.ts';
import { below, vars } from '../../theme.ts';

const { color, space } = vars;

export const plainFrame = style({ minHeight: '100dvh', background: color.canvas });

export const plainHead = style({
  ...textStyles.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minHeight: 56,
  padding: `0 ${space[24]}`,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [below.phone]: { padding: `0 ${space[16]}` } },
});

export const plainMain = style({
  width: 'min(100%, 784px)',
  marginInline: 'auto',
  padding: `${space[48]} ${space[32]}`,
  '@media': { [below.phone]: { padding: `${space[24]} ${space[16]}` } },
});
