import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { devices } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

export const findDevices = (database: Database, accountId: AuthorizedAccountId) =>
  database.drizzle
    .select({ id: devices.id, name: devices.name, serialNumber: devices.serialNumber })
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .orderBy(asc(devices.createdAt), asc(devices.id));
