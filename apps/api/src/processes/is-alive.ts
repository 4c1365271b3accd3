import { sql, type SQL } from '../db/drizzle/query.ts';
import type { AnyPgColumn } from '../db/drizzle/pg-core.ts';
import { presumedDeadAfterSeconds } from './process-report.ts';

export const isAlive = (processId: AnyPgColumn): SQL =>
  sql`exists (select from operations.processes p where p.id = ${processId}
    and p.reported_at > clock_timestamp() - make_interval(secs => ${presumedDeadAfterSeconds}))`;
