import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

/** The compiler starts once per file. */
export default mergeConfig(nodeTests, { test: { include: ['**/*.test.ts'], testTimeout: 120_000 } });
