import { componentPlugins } from '@tillbook/config/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Writes the typeface as files, so that browsers cache it; by default a library build inlines its assets into
 * its styles.
 */
const fontsAsFiles = (): Plugin => ({
  name: 'fonts-as-files',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.vanilla.css') ? code.replaceAll('.woff2"', '.woff2?no-inline"') : undefined,
});

/**
 * Builds the published package: one module per source module, so that bundlers can drop what a page does not use, and
 * all styles as one static file, so that users need no vanilla-extract.
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
      entry: { index: 'src/index.ts', theme: 'src/theme.ts', timing: 'src/timing.ts' },
      formats: ['es'],
      cssFileName: 'styles',
    },
    rolldownOptions: {
      // The dependencies, which are installed with the package instead of bundled.
      external: /^(?:react|react-dom|radix-ui|d3-scale|downshift)(?:\/|$)/,
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
