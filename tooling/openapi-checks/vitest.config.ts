import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

// Each of these programs, and the product, takes seconds to start on a machine that does much at once.
export default mergeConfig(nodeTests, {
  test: { include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
});
