import { defaultClientConditions, type PluginOption } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chromium } from './browser.ts';
import { limits, reporting } from './index.ts';

type WebTests = {
  /** What the components under test load from node_modules. Found while a test runs, it would reload the page under it. */
  readonly loads: readonly string[];
  /** Components have to be compiled as in the built app. */
  readonly plugins: readonly PluginOption[];
  readonly viewport?: { readonly width: number; readonly height: number };
};

const react = ['react', 'react/compiler-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/**
 * The tests of a package with components: `*.test.ts` in Node, `*.test.tsx` in Chromium.
 *
 * @example
 * export default webTests({ plugins: componentPlugins(), loads: ['@tanstack/react-router'] });
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
            ...limits,
            browser: {
              enabled: true,
              headless: true,
              provider: chromium(),
              screenshotFailures: false,
              ...(viewport && { viewport }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  });
