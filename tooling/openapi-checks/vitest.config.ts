import { nodeTests, productLimits } from '@tillbook/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(nodeTests, {
  test: { include: ['*.test.ts'], ...productLimits },
});
