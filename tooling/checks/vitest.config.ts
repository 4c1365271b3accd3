import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { test: { include: ['*/*.test.ts'] } });
