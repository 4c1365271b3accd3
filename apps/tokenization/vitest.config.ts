import { componentPlugins, sourceConditions } from '@tillbook/vite-config';
import { nodeTests } from '@tillbook/vitest-config';
import { chromium } from '@tillbook/vitest-config/browser';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: nodeTests.test?.reporters,
    outputFile: nodeTests.test?.outputFile,
    projects: [
      {
        resolve: { conditions: ['tillbook-source'] },
        ssr: { resolve: { conditions: ['tillbook-source'] } },
        // Some of them build the app and open it in a browser.
        test: { name: 'node', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
      },
      {
        plugins: componentPlugins(),
        resolve: { conditions: [...sourceConditions] },
        // Found while a test runs, these would reload the page under it.
        optimizeDeps: {
          include: [
            'react',
            'react/compiler-runtime',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@testing-library/react',
            '@tillbook/contract > zod/mini',
            'axe-core',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium(),
            screenshotFailures: false,
            viewport: { width: 600, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
