import { componentPlugins } from '@tillbook/vite-config';
import { webTests } from '@tillbook/vitest-config/web';

export default webTests({
  plugins: componentPlugins(),
  // Some of the tests in Node build the app and open it in a browser.
  nodeTimeouts: { testTimeout: 30_000, hookTimeout: 60_000 },
  viewport: { width: 600, height: 800 },
  loads: ['@tillbook/contract > zod/mini', 'axe-core'],
});
