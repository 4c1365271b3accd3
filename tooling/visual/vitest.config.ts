import { nodeTests } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { test: { include: ['pictures/*.test.ts', 'screens/*.test.ts'] } });
