import { nodeTests } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  // One after another: each starts several processes, beside a browser's tests.
  test: { include: ['*.test.ts'], fileParallelism: false, testTimeout: 900_000, hookTimeout: 900_000 },
});
