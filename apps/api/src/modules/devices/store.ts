import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { devices } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

const devicesOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ id: devices.id, name: devices.name, serialNumber: devices.serialNumber })
    .from(devices)
    .where(eq(devices.accountId, sql.placeholder('accountId')))
    .orderBy(asc(devices.createdAt), asc(devices.id))
    .prepare('devices_of'),
);

export const findDevices = (database: Database, accountId: AuthorizedAccountId) =>
  devicesOf(database).execute({ accountId });
