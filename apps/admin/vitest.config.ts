import { msw } from 'msw/vite';
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
        test: { name: 'node', include: ['src/**/*.test.ts'] },
      },
      {
        plugins: [...componentPlugins(), msw({ mode: 'worker-only' })],
        resolve: { conditions: [...sourceConditions] },
        // Found while a test runs, these would reload the page under it.
        optimizeDeps: {
          include: [
            'react',
            'react/compiler-runtime',
            'react/jsx-dev-runtime',
            'react-dom/client',
            '@tanstack/react-query',
            '@tanstack/react-router',
            '@testing-library/react',
            '@tillbook/api-client > ky',
            '@tillbook/contract > zod/mini',
            '@tillbook/web-shell > get-nonce',
            '@tillbook/ui > radix-ui/dialog',
            'msw',
            'msw/browser',
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
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
