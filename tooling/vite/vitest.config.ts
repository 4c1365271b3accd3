import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

// Each test builds a page.
export default mergeConfig(nodeTests, { test: { include: ['*.test.ts'], testTimeout: 60_000 } });
