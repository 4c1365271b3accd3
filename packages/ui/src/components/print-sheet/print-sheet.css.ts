import { assignVars } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';
import { lightColor, lightShadow } from '../../tokens/light.ts';

const light = { ...assignVars(vars.color, lightColor), ...assignVars(vars.shadow, lightShadow) };

/** Custom properties of the light theme, because paper is white regardless of the screen's theme. */
export const lightProperties: readonly (readonly [name: string, value: string])[] = Object.entries(light).map(
  ([name, value]) => [name.replace(/^var\((.*)\)$/, '$1'), value],
);
