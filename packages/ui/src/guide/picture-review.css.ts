import { style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

/** Places the accepted picture, the new picture, and the difference side by side if they fit. */
export const pictureRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[16],
});
export const pictureFrame = style({
  display: 'block',
  maxWidth: '100%',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
});
