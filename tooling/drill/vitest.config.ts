import { nodeTests, productLimits } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'mutants',
          include: ['mutants/*.test.ts'],
        },
      },
      // One test seeds a product and runs nine benches.
      {
        extends: true,
        test: { name: 'benches', include: ['bench/*.test.ts'], testTimeout: 900_000 },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['{cluster,failover,load,product}/**/*.test.ts'],
          ...productLimits,
        },
      },
    ],
  },
});
