import { nodeTests } from '@tillbook/config/vitest';

export default nodeTests;
