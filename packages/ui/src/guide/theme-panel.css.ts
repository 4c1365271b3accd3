import { assignVars, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme.ts';
import { darkColor, darkShadow } from '../tokens/dark.ts';
import { lightColor, lightShadow } from '../tokens/light.ts';

export const panel = style({
  padding: vars.space[24],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
});

/** Applies the values of one theme to the content, regardless of the page's theme. */
export const panelTheme = styleVariants({
  light: {
    colorScheme: 'light',
    vars: { ...assignVars(vars.color, lightColor), ...assignVars(vars.shadow, lightShadow) },
  },
  dark: {
    colorScheme: 'dark',
    vars: { ...assignVars(vars.color, darkColor), ...assignVars(vars.shadow, darkShadow) },
  },
});
