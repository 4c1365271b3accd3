import { nodeTests, productLimits } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';
import { LooksFirst } from './looks-first.ts';
import { runningProduct } from './product/running-product.ts';

/**
 * Each worker has a product and a browser, and runs its files in sequence; three workers keep two cores busy, because a
 * page waits for its server half of the time. A product that is already running has one worker.
 */
export default mergeConfig(nodeTests, {
  test: {
    globalSetup: ['product/products.ts'],
    include: ['**/*.test.ts'],
    maxWorkers: runningProduct() ? 1 : 3,
    // One browser serves all files of a worker.
    isolate: false,
    sequence: { sequencer: LooksFirst },
    ...productLimits,
  },
});
