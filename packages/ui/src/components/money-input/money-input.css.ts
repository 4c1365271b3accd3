import { style } from '@vanilla-extract/css';
import { figures } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const moneyInput = style({
  selectors: {
    [`${input}&`]: {
      ...figures,
      minHeight: 48,
      padding: `0 ${vars.space[12]}`,
      fontSize: vars.type.size[20],
      fontWeight: vars.type.weight.semibold,
      letterSpacing: '-.014em',
      textAlign: 'end',
    },
  },
});
