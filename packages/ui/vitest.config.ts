import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { chromium } from '@tillbook/vitest-config/browser';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const browser = (width: number, height: number) => ({
  enabled: true,
  headless: true,
  provider: chromium(),
  instances: [{ browser: 'chromium' as const }],
  viewport: { width, height },
  screenshotFailures: false,
});

// Found while a test runs, a dependency would be bundled then, and reload the page under the test.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'radix-ui/dialog',
    '@testing-library/react',
    'axe-core',
  ],
};

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./vitest.setup.ts'],
          browser: browser(1280, 800),
        },
      },
      {
        plugins: [vanillaExtractPlugin(), storybookTest({ initialGlobals: { theme: 'light' } })],
        optimizeDeps,
        test: { name: 'stories in light', browser: browser(1280, 800) },
      },
      {
        plugins: [vanillaExtractPlugin(), storybookTest({ initialGlobals: { theme: 'dark' } })],
        optimizeDeps,
        test: { name: 'stories in dark, on a phone', browser: browser(390, 844) },
      },
    ],
  },
});
