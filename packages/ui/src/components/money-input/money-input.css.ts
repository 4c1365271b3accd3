import { style, styleVariants } from '@vanilla-extract/css';
import { figures } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const moneyInput = style({ selectors: { [`${input}&`]: { ...figures, textAlign: 'end' } } });

const { size, weight } = vars.type;

/** `large` for the one amount a form is about, `medium` for one among other fields. */
export const moneyInputSize = styleVariants({
  medium: {
    selectors: {
      [`${input}&`]: {
        minHeight: vars.size.control,
        padding: '0 10px',
        fontWeight: weight.medium,
      },
    },
  },
  large: {
    selectors: {
      [`${input}&`]: {
        minHeight: 48,
        padding: `0 ${vars.space[12]}`,
        fontSize: size[20],
        fontWeight: weight.semibold,
        letterSpacing: '-.014em',
      },
    },
  },
});
