import { createRequire } from 'node:module';
import type * as NodePostgres from 'drizzle-orm/node-postgres';

export type { NodePgDatabase } from 'drizzle-orm/node-postgres';

// Loaded with `require`, for the reason in query.ts.
const nodePostgres: typeof NodePostgres = createRequire(import.meta.url)('drizzle-orm/node-postgres');

export const { drizzle } = nodePostgres;
