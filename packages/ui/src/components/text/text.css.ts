import { style, styleVariants } from '@vanilla-extract/css';
import { figures as figureStyle, oneLine as oneLineStyle, textStyles } from '../../css/text-styles.ts';
import { vars } from '../../theme.ts';

export const textSize = styleVariants({
  body: textStyles.body,
  small: textStyles.small,
  caption: textStyles.caption,
});

export const textTone = styleVariants({
  default: { color: vars.color.text },
  secondary: { color: vars.color.textSecondary },
  muted: { color: vars.color.textMuted },
  accent: { color: vars.color.accentText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
});

export const textWeight = styleVariants({
  regular: { fontWeight: vars.type.weight.regular },
  medium: { fontWeight: vars.type.weight.medium },
  semibold: { fontWeight: vars.type.weight.semibold },
});

export const textAlign = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const headingSize = styleVariants({
  // Breaks long words, because an error's message may contain a long address.
  title: { ...textStyles.title, textWrap: 'balance', overflowWrap: 'anywhere' },
  dialogTitle: textStyles.dialogTitle,
  heading: textStyles.heading,
});

export const figures = style(figureStyle);
export const oneLine = style([oneLineStyle, { display: 'block' }]);
export const identifier = style({ letterSpacing: '.012em', overflowWrap: 'anywhere' });
