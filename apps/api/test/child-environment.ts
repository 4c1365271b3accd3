import { resolve } from 'node:path';

/**
 * What every process of a test has. Node keeps what it compiled where `npm start` does: a third of what a start costs, and
 * tests start a hundred.
 */
export const childEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../../node_modules/.cache/tillbook/compiled'),
};
