import { nodeTests, productLimits } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

/** One after another: each starts several processes, beside a browser's tests. */
const drills = {
  name: 'drills',
  include: ['*.test.ts'],
  fileParallelism: false,
  testTimeout: 900_000,
  hookTimeout: 900_000,
};

export default mergeConfig(nodeTests, {
  test: {
    projects: [
      { extends: true, test: drills },
      {
        extends: true,
        test: {
          name: 'mutants',
          include: ['mutants/*.test.ts'],
          testTimeout: 600_000,
          sequence: { groupOrder: 1 },
        },
      },
      // A product is seeded, and nine benches run in one test.
      {
        extends: true,
        test: { name: 'benches', include: ['bench/*.test.ts'], testTimeout: 900_000 },
      },
      {
        extends: true,
        test: { name: 'cluster', include: ['{cluster,load,product}/**/*.test.ts'], ...productLimits },
      },
    ],
  },
});
