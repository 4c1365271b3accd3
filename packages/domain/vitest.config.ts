import { nodeTests } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, { test: { setupFiles: ['@tillbook/config/vitest/property-seed'] } });
