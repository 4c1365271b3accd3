import type { Device } from '@tillbook/contract';
import { and, asc, count, eq, sql } from '../../db/drizzle/query.ts';
import type { Connection, Database, Transaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { devices } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

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

type DeviceRow = Pick<typeof devices.$inferSelect, 'id' | 'name' | 'serialNumber'>;

export const toDevice = ({ id, name, serialNumber }: DeviceRow): Device => ({
  id,
  name: name ?? undefined,
  serialNumber,
});

export const countDevices = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
): Promise<number> => {
  const [row] = await connection
    .select({ count: count() })
    .from(devices)
    .where(eq(devices.accountId, accountId));
  return row?.count ?? 0;
};

/** Returns `undefined` if the account already has a device with the serial number. */
export const insertDevice = async (
  connection: Connection,
  device: typeof devices.$inferInsert,
): Promise<DeviceRow | undefined> => {
  const [row] = await connection.insert(devices).values(device).onConflictDoNothing().returning();
  return row;
};

/**
 * Returns the device before and after the change, or `undefined` if the account has no device with the ID.
 */
export const replaceDeviceName = async (
  transaction: Transaction,
  accountId: AuthorizedAccountId,
  id: string,
  name: string,
) => {
  const isDevice = and(eq(devices.accountId, accountId), eq(devices.id, id));
  const [before] = await transaction.select().from(devices).where(isDevice).for('update');
  const [after] = await transaction.update(devices).set({ name }).where(isDevice).returning();
  return before && after && { before, after };
};
