import { createRequire } from 'node:module';
import type * as PgCore from 'drizzle-orm/pg-core';

export type { AnyPgColumn, PgColumn, PgTable } from 'drizzle-orm/pg-core';

// Loaded with `require`, for the reason in query.ts.
const pgCore: typeof PgCore = createRequire(import.meta.url)('drizzle-orm/pg-core');

export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
} = pgCore;
