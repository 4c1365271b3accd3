import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { testedComponentPlugins } from '@tillbook/config/vite';
import { limits } from '@tillbook/config/vitest';
import { chromium } from '@tillbook/config/vitest/browser';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { Turn } from './.storybook/in-turn/turn.ts';

// Discovered during a test run, a dependency would be bundled then, and reload the page under the test.
export const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/compiler-runtime',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'radix-ui/accordion',
    'radix-ui/dialog',
    'radix-ui/dropdown-menu',
    'radix-ui/popover',
    'radix-ui/tabs',
    'radix-ui/toast',
    'radix-ui/toggle-group',
    'radix-ui/tooltip',
    'd3-scale',
    'downshift',
    '@testing-library/react',
    'axe-core',
    'storybook/test',
  ],
};

export const browser = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  provider: chromium('no-preference'),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
  screenshotFailures: false,
  // Generous, for machines under load.
  connectTimeout: 300_000,
});

/**
 * Every story as a test: it renders, its play function passes, axe finds nothing. Theme and width take turns unless the
 * story sets them.
 */
export const stories = (turn?: Turn): TestProjectInlineConfiguration => ({
  plugins: [...testedComponentPlugins(), storybookTest({ configDir: '.storybook/in-turn' })],
  optimizeDeps,
  test: {
    ...limits,
    name: turn ? `stories ${turn.theme} ${turn.widthPx}` : 'stories',
    // Stories clean up after themselves, so that one page serves them all: reloading it for each file took most of the
    // time.
    isolate: false,
    provide: { turn },
    // The plugin moves the project's root, so that a relative path would resolve elsewhere.
    setupFiles: [`${import.meta.dirname}/.storybook/in-turn/set-up.ts`],
    browser: browser(1280, 800),
  },
});
