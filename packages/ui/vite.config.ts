import { componentPlugins } from '@tillbook/config/vite';
import { defineConfig } from 'vite';

/** Configures Vite for Storybook: components are compiled as in the apps. The tests have their own settings. */
export default defineConfig({ plugins: componentPlugins() });
