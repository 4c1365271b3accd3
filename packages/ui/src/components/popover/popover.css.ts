import { style } from '@vanilla-extract/css';
import { floating } from '../../css/floating.css.ts';
import { textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';
import { dialogBody } from '../dialog/dialog.css.ts';

const { radius, space } = vars;

export const popover = style([
  floating,
  {
    selectors: { '&&': { position: 'static' } },
    zIndex: vars.layer.overlay,
    width: 296,
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    borderRadius: radius.large,
    overflowY: 'auto',
    ':focus': { outline: 'none' },
  },
]);
export const popoverTitle = style({ ...textStyles.heading, padding: `${space[12]} ${space[16]} 0` });
export const popoverBody = style([
  dialogBody,
  { selectors: { [`${dialogBody}&`]: { gap: space[12], padding: `${space[8]} ${space[16]} ${space[16]}` } } },
]);
export const popoverFoot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
