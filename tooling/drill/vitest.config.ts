import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: { include: ['*.test.ts'], testTimeout: 900_000, hookTimeout: 900_000 },
});
