import { style } from '@vanilla-extract/css';
import { below, vars } from '@tillbook/ui/theme';

// It stays in sight while a list is scrolled; on a narrow screen below the header, which stays as well.
export const notices = style({
  position: 'sticky',
  insetBlockStart: vars.space[8],
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space[8],
  marginBlockEnd: vars.space[16],
  ':empty': { display: 'none' },
  '@media': { [below.medium]: { insetBlockStart: 64 } },
});
