import { defaultClientConditions, type PluginOption } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromium } from './browser.ts';
import { limits, reporting } from './index.ts';

type WebTests = {
  /** Dependencies of the tested components. Discovered during a test, they would reload its page. */
  readonly loads: readonly string[];
  /** Components are compiled as in the built app. */
  readonly plugins: readonly PluginOption[];
  readonly viewport?: { readonly width: number; readonly height: number };
};

const react = ['react', 'react/compiler-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/**
 * The tests of a package with components: `*.test.ts` in Node, `*.test.tsx` in Chromium.
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
            // One page serves every file: a page per file took a third of the time.
            isolate: false,
            ...limits,
            browser: {
              enabled: true,
              headless: true,
              // Components move in their own tests; to draw each frame takes a tenth of a screen's test.
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
