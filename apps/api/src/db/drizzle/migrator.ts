import { createRequire } from 'node:module';
import type * as Migrator from 'drizzle-orm/migrator';

// Loaded with `require`, for the reason in query.ts.
const migrator: typeof Migrator = createRequire(import.meta.url)('drizzle-orm/migrator');

export const { readMigrationFiles } = migrator;
