import { componentPlugins } from '@tillbook/vite-config';
import { defineConfig, type Plugin } from 'vite';

/** A library's files are else written into its styles, and the typeface has to be one that a browser keeps. */
const fontsAsFiles = (): Plugin => ({
  name: 'fonts-as-files',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.vanilla.css') ? code.replaceAll('.woff2"', '.woff2?no-inline"') : undefined,
});

/**
 * Builds what a registry serves: one module for each of the source's, so that a bundler leaves out what a page does not
 * use, and all styles as one static file, so that nothing of vanilla-extract is left to be done by whoever uses it.
 */
export default defineConfig({
  base: './',
  plugins: [fontsAsFiles(), componentPlugins()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    minify: false,
    cssMinify: false,
    lib: {
      entry: { index: 'src/index.ts', theme: 'src/theme.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // Whatever is no file of this package is installed beside it.
      external: /^(?:react|react-dom|radix-ui|d3-scale|d3-shape)(?:\/|$)/,
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? '[name][extname]' : 'fonts/[name][extname]',
      },
    },
  },
});
