import { assignVars } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
import { lightColor, lightShadow } from '../../tokens/light.ts';

const light = { ...assignVars(vars.color, lightColor), ...assignVars(vars.shadow, lightShadow) };

/** The light theme's custom properties. Paper is white, whatever the screen is. */
export const lightProperties: readonly (readonly [name: string, value: string])[] = Object.entries(light).map(
  ([name, value]) => [name.replace(/^var\((.*)\)$/, '$1'), value],
);
