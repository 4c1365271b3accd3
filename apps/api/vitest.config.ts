import { nodeTests } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: {
    globalSetup: './test/database-server.ts',
    // A real database on a machine that also builds answers late now and then.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
