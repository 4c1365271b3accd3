import { nodeTests } from '@tillbook/vitest-config';

export default nodeTests;
