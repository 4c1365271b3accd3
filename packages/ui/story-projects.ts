import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { testedComponentPlugins } from '@tillbook/config/vite';
import { limits } from '@tillbook/config/vitest';
import { chromium } from '@tillbook/config/vitest/browser';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { Turn } from './.storybook/in-turn/turn.ts';

// Dependencies listed in advance: a dependency discovered during a test run would be bundled then and reload
// the page under test.
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
  // Long enough for machines under load.
  connectTimeout: 300_000,
});

/**
 * Runs every story as a test: it renders, its play function passes, and axe finds nothing. With a `turn`,
 * every story has its theme and width, and axe checks all of them; otherwise both vary by story unless the
 * story sets them, and axe checks a third.
 */
export const stories = (turn?: Turn): TestProjectInlineConfiguration => ({
  plugins: [...testedComponentPlugins(), storybookTest({ configDir: '.storybook/in-turn' })],
  optimizeDeps,
  test: {
    ...limits,
    name: turn ? `stories ${turn.theme} ${turn.widthPx}` : 'stories',
    // Runs all stories in one page, which each story cleans up; reloading the page for each file took most of
    // the time.
    isolate: false,
    provide: { turn },
    // Absolute, because the plugin moves the project's root, from which a relative path would be resolved.
    setupFiles: [`${import.meta.dirname}/.storybook/in-turn/set-up.ts`],
    browser: browser(1280, 800),
  },
});
