import { mergeConfig } from 'vitest/config';
import { nodeTests } from './vitest/index.ts';

export default mergeConfig(nodeTests, {
  test: {
    projects: [
      { extends: true, test: { name: 'vite', include: ['vite/*.test.ts'] } },
      // Each file starts the TypeScript compiler.
      {
        extends: true,
        test: { name: 'component-props', include: ['component-props/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
