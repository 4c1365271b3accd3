import { nodeTests } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { test: { include: ['*/*.test.ts'] } });
