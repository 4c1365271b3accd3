import { create, type ThemeVars } from 'storybook/theming';
import { darkColor } from '../src/tokens/dark.ts';
import { lightColor } from '../src/tokens/light.ts';
import { radius, type } from '../src/tokens/scale.ts';

type Colors = Readonly<Record<keyof typeof lightColor, string>>;

const themeOf = (base: 'light' | 'dark', color: Colors): ThemeVars =>
  create({
    base,
    brandTitle: 'Tillbook’s design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: type.family,
    colorPrimary: color.accentText,
    colorSecondary: color.accent,
    appBg: color.canvas,
    appContentBg: color.surface,
    appPreviewBg: color.surface,
    appHoverBg: color.surfaceHover,
    appBorderColor: color.border,
    appBorderRadius: Number.parseInt(radius.medium, 10),
    textColor: color.text,
    textInverseColor: color.surface,
    textMutedColor: color.textMuted,
    barBg: color.surface,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    inputBg: color.surface,
    inputBorder: color.borderControl,
    inputTextColor: color.text,
    inputBorderRadius: Number.parseInt(radius.small, 10),
    buttonBg: color.surface,
    buttonBorder: color.borderStrong,
  });

/** Themes for Storybook's own interface, in the colors of the design system. */
export const storybookThemes = { light: themeOf('light', lightColor), dark: themeOf('dark', darkColor) };

export const themeNamed = (name: unknown): keyof typeof storybookThemes => {
  if (name === 'light' || name === 'dark') return name;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
