import { style, styleVariants } from '@vanilla-extract/css';
import { figures } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';
import { input } from '../text-input/text-input.css.ts';

export const moneyInput = style({ selectors: { [`${input}&`]: { ...figures, textAlign: 'end' } } });

const { size, weight } = vars.type;

/**
 * `entry` for a screen that only asks for an amount, `large` for a form's main amount, `medium` for one of
 * many fields.
 */
export const moneyInputSize = styleVariants({
  entry: {
    selectors: {
      [`${input}&`]: {
        padding: 0,
        border: 0,
        // Rounds the focus ring of this field, which has no border.
        borderRadius: vars.radius.small,
        background: 'transparent',
        fontSize: size[48],
        lineHeight: vars.type.line[48],
        fontWeight: weight.semibold,
        letterSpacing: '-.032em',
      },
      [`${input}&[aria-invalid="true"]`]: { boxShadow: 'none' },
    },
  },
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
