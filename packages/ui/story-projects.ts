import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { componentPlugins } from '@tillbook/vite-config';
import { limits } from '@tillbook/vitest-config';
import { chromium } from '@tillbook/vitest-config/browser';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { Turn } from './.storybook/in-turn/turn.ts';

// Found while a test runs, a dependency would be bundled then, and reload the page under the test.
export const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/compiler-runtime',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'radix-ui/dialog',
    'radix-ui/dropdown-menu',
    'd3-scale',
    'd3-shape',
    '@testing-library/react',
    'axe-core',
    'storybook/test',
  ],
};

export const browser = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
  screenshotFailures: false,
  // Long, for a machine that does other things beside it.
  connectTimeout: 300_000,
});

/** Every story as a test: it draws, its play runs, axe finds nothing. Theme and width take turns unless one is given. */
export const stories = (turn?: Turn): TestProjectInlineConfiguration => ({
  plugins: [...componentPlugins(), storybookTest({ configDir: '.storybook/in-turn' })],
  optimizeDeps,
  test: {
    ...limits,
    name: turn ? `stories ${turn.theme} ${turn.widthPx}` : 'stories',
    // Stories leave nothing behind, so that one page serves them all: loading it anew for each file took most of the time.
    isolate: false,
    provide: { turn },
    // The plugin moves the project's root, so that a path from here would lead elsewhere.
    setupFiles: [`${import.meta.dirname}/.storybook/in-turn/forget-reports.ts`],
    browser: browser(1280, 800),
  },
});
