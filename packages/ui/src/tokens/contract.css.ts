import { createGlobalThemeContract } from '@vanilla-extract/css';
import { lightColor, lightShadow } from './light.ts';
import { layer, motion, radius, size, space, type } from './scale.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every token as a CSS variable: `vars.color.textMuted` is `var(--color-text-muted)`. */
export const vars = createGlobalThemeContract(
  { color: lightColor, shadow: lightShadow, space, radius, size, motion, layer, type },
  (_value, path) => path.map(kebab).join('-'),
);
