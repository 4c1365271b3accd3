import { nodeTests, productLimits } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';
import { LooksFirst } from './looks-first.ts';
import { runningProduct } from './product/running-product.ts';

/**
 * Each worker has a product and a browser and runs its files in sequence. Three workers keep two cores busy,
 * because a page waits for its server half of the time. A product that is already running has one worker.
 */
const besideOneAnother = { maxWorkers: runningProduct() ? 1 : 3, ...productLimits };

/** For tests that need no running product. */
const afterOthers = { sequence: { groupOrder: 1 } };

const journeys = {
  name: 'journeys',
  globalSetup: ['product/products.ts'],
  include: ['**/*.test.ts'],
  exclude: ['**/node_modules/**', 'consumers/**', 'openapi/**'],
  ...besideOneAnother,
  // One browser serves all files of a worker.
  isolate: false,
};

export default mergeConfig(nodeTests, {
  test: {
    sequence: { sequencer: LooksFirst },
    projects: [
      { extends: true, test: journeys },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['consumers/calls/*.test.ts'],
          globalSetup: ['consumers/calls/one-product.ts'],
          ...besideOneAnother,
        },
      },
      { extends: true, test: { name: 'proxy', include: ['openapi/proxy.test.ts'], ...besideOneAnother } },
      {
        extends: true,
        test: { name: 'packages', include: ['consumers/packages/*.test.ts'], ...afterOthers },
      },
      {
        extends: true,
        test: { name: 'openapi', include: ['openapi/lint.test.ts'], ...productLimits, ...afterOthers },
      },
    ],
  },
});
