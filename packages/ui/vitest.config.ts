import { testedComponentPlugins } from '@tillbook/config/vite';
import { limits, reporting } from '@tillbook/config/vitest';
import { defineConfig } from 'vitest/config';
import { browser, optimizeDeps, stories } from './story-projects.ts';

export default defineConfig({
  test: {
    ...reporting,
    projects: [
      {
        test: { ...limits, name: 'node', include: ['{src,fonts,icons}/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: testedComponentPlugins(),
        optimizeDeps,
        test: {
          ...limits,
          name: 'components',
          include: ['src/**/*.test.tsx'],
          // Runs all files in one page; reloading the page for each file took a third of the time.
          isolate: false,
          setupFiles: ['./vitest.setup.ts'],
          browser: browser(1280, 800),
        },
      },
      stories(),
    ],
  },
});
