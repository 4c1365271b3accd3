import { componentPlugins } from '@tillbook/vite-config';
import { defineConfig } from 'vite';

/** Storybook's Vite: components are compiled as the apps compile them. The tests have settings of their own. */
export default defineConfig({ plugins: componentPlugins() });
