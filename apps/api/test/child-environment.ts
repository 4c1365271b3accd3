import { resolve } from 'node:path';

/**
 * Configures every process of a test. Node caches compiled code where `npm start` does: that is a third of a
 * start's cost, and tests start a hundred.
 */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../../node_modules/.cache/tillbook/compiled'),
};
