import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

/** One product is started for the whole run; the journeys follow one another, for there are two cores. */
export default mergeConfig(nodeTests, {
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['product/one-product.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
