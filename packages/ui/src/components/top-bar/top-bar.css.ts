import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const topBarHeight = '56px';

export const topBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  height: topBarHeight,
  padding: `0 ${vars.space[8]}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const topBarEnd = style({ display: 'flex', alignItems: 'center', justifySelf: 'end' });
/** Reserves space for an `AppFrame`'s floating button. */
export const floatingRoom = style({ width: `max(40px, ${vars.size.target})` });
