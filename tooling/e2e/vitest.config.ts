import { limits, nodeTests } from '@tillbook/vitest-config';
import { configDefaults, mergeConfig } from 'vitest/config';

/** What changes nothing in the product, or answers its calls by itself. */
const harmless = ['browser', 'calendar', 'screens', 'forms'].map((folder) => `${folder}/**/*.test.ts`);

const settings = { ...limits, testTimeout: 120_000, hookTimeout: 300_000 };

/**
 * One product and one browser are started for the whole run. What is harmless to the others runs two files at a time, for
 * there are two cores; the rest changes the product, and follows one another after that.
 */
export default mergeConfig(nodeTests, {
  test: {
    globalSetup: ['product/one-product.ts'],
    projects: [
      {
        test: {
          ...settings,
          name: 'screens',
          include: harmless,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...settings,
          name: 'journeys',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...harmless],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
