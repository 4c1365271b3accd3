import { createRequire } from 'node:module';
import type * as NodePostgres from 'drizzle-orm/node-postgres';

export type { NodePgDatabase } from 'drizzle-orm/node-postgres';

// Required, not imported, as query.ts explains.
const nodePostgres: typeof NodePostgres = createRequire(import.meta.url)('drizzle-orm/node-postgres');

export const { drizzle } = nodePostgres;
