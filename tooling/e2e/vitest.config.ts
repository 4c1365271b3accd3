import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

/** One product and one browser are started for the whole run; the tests follow one another, for there are two cores. */
export default mergeConfig(nodeTests, {
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['product/one-product.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A machine that is busy with other things is slow, not wrong.
    expect: { poll: { timeout: 20_000, interval: 40 } },
  },
});
