import { createRequire } from 'node:module';
import type * as Migrator from 'drizzle-orm/migrator';

// Required, not imported, as query.ts explains.
const migrator: typeof Migrator = createRequire(import.meta.url)('drizzle-orm/migrator');

export const { readMigrationFiles } = migrator;
