import { style, styleVariants } from '@vanilla-extract/css';
import { figures } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

const { line, size, weight } = vars.type;

export const money = style([figures, { whiteSpace: 'nowrap' }]);

export const moneySize = styleVariants({
  body: {},
  large: { fontSize: size[28], lineHeight: line[28], fontWeight: weight.semibold, letterSpacing: '-.024em' },
  hero: { fontSize: size[36], lineHeight: line[36], fontWeight: weight.semibold, letterSpacing: '-.028em' },
});

export const cents = style({ color: vars.color.textMuted });
