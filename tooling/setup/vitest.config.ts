import { nodeTests } from '@tillbook/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: {
    projects: [
      { extends: true, test: { name: 'setup', include: ['*.test.ts'] } },
      {
        extends: true,
        test: { name: 'fresh-clones', include: ['fresh-clones/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
