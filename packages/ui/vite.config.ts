import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's Vite, and the bundle the size test builds. The tests have settings of their own. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()] });
