import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { pointer, reducedMotion } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { darkColor, darkShadow } from './dark.ts';
import { lightColor, lightShadow } from './light.ts';
import { coarseSize, layer, motion, radius, size, space, type } from './scale.ts';

createGlobalTheme(':root', vars, {
  color: lightColor,
  shadow: lightShadow,
  space,
  radius,
  size,
  motion,
  layer,
  type,
});
globalStyle(':root', { colorScheme: 'light' });

const dark = { ...assignVars(vars.color, darkColor), ...assignVars(vars.shadow, darkShadow) };

// Applies the dark theme if the system prefers it and the page has not chosen light, or if the page has
// chosen dark.
globalStyle(':root:not([data-theme="light"])', {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } },
});
globalStyle(':root[data-theme="dark"]', { colorScheme: 'dark', vars: dark });

globalStyle(':root', {
  '@media': {
    [pointer.coarse]: {
      vars: {
        [vars.size.target]: coarseSize.target,
        [vars.size.controlSmall]: coarseSize.controlSmall,
        [vars.size.control]: coarseSize.control,
        [vars.size.controlLarge]: coarseSize.controlLarge,
        [vars.size.row]: coarseSize.row,
      },
    },
    [reducedMotion]: { vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms' } },
  },
});
