import { webTests } from '@tillbook/web-tests/settings';

export default webTests({
  // Some of the tests in Node build the app and open it in a browser.
  nodeTimeouts: { testTimeout: 30_000, hookTimeout: 60_000 },
  viewport: { width: 600, height: 800 },
  loads: ['@tillbook/contract > zod/mini', 'axe-core'],
});
