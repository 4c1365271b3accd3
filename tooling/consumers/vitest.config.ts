import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

/** Packages are built, packed and installed first: that takes a while, and longer on a machine that does much at once. */
const timeouts = { testTimeout: 120_000, hookTimeout: 300_000 };

export default mergeConfig(nodeTests, {
  test: {
    projects: [
      { extends: true, test: { ...timeouts, name: 'packages', include: ['packages/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...timeouts,
          name: 'calls',
          include: ['calls/*.test.ts'],
          globalSetup: ['calls/one-product.ts'],
        },
      },
    ],
  },
});
