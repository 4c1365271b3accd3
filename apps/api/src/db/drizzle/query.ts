import { createRequire } from 'node:module';
import type * as Drizzle from 'drizzle-orm';

export type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';

/**
 * Loaded with `require`: for each imported module, Node reads the package.json of its package, and Drizzle's
 * is 179 kB. Importing Drizzle's hundred modules took half of the CPU time of a process's start. With
 * `require`, Node reads the file once.
 */
const query: typeof Drizzle = createRequire(import.meta.url)('drizzle-orm');

export const {
  and,
  arrayContains,
  asc,
  between,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  or,
  sql,
  sum,
} = query;
