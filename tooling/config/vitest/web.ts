import { defaultClientConditions, type PluginOption } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromium } from './browser.ts';
import { limits, reporting } from './index.ts';

type WebTests = {
  /** Dependencies to bundle in advance. Discovering one during a test would reload its page. */
  readonly loads: readonly string[];
  /** Plugins that compile components as in the built app. */
  readonly plugins: readonly PluginOption[];
  readonly viewport?: { readonly width: number; readonly height: number };
};

const react = ['react', 'react/compiler-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/**
 * Configures tests of a package with components: `*.test.ts` in Node, `*.test.tsx` in Chromium.
 *
 * @example
 * export default webTests({ plugins: testedComponentPlugins(), loads: ['@tanstack/react-router'] });
 */
export const webTests = ({ loads, plugins, viewport }: WebTests): ViteUserConfig =>
  defineConfig({
    test: {
      ...reporting,
      projects: [
        {
          resolve: { conditions: ['tillbook-source'] },
          ssr: { resolve: { conditions: ['tillbook-source'] } },
          test: { ...limits, name: 'node', include: ['src/**/*.test.ts'] },
        },
        {
          plugins: [...plugins],
          resolve: { conditions: ['tillbook-source', ...defaultClientConditions] },
          optimizeDeps: { include: [...react, '@testing-library/react', ...loads] },
          test: {
            name: 'browser',
            include: ['src/**/*.test.tsx'],
            // All files share one page. Separate pages took a third of the run's time.
            isolate: false,
            ...limits,
            browser: {
              enabled: true,
              headless: true,
              // Tests of motion enable it themselves. Drawing each frame takes a tenth of a screen test's
              // time.
              provider: chromium('reduce'),
              screenshotFailures: false,
              ...(viewport && { viewport }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  });
