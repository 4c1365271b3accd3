import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

/** Packages are built, packed and installed first: that takes a while, and longer on a machine that does much at once. */
export default mergeConfig(nodeTests, {
  test: { include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 300_000 },
});
