import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookThemes, themeNamed } from './storybook-theme.ts';

addons.setConfig({ theme: storybookThemes[themeNamed('system')] });

// Switches Storybook's own interface to the theme of the stories.
addons.register('tillbook/theme', (api) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: storybookThemes[themeNamed(globals.theme)] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
