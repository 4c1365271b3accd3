import { nodeTests, productLimits } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: {
    projects: [
      { extends: true, test: { name: 'packages', include: ['packages/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'calls',
          include: ['calls/*.test.ts'],
          globalSetup: ['calls/one-product.ts'],
          ...productLimits,
        },
      },
    ],
  },
});
