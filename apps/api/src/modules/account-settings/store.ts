import { and, eq, sql } from '../../db/drizzle/query.ts';
import type { Connection, Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accountSettings, paymentInstruments } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type SettingsRow = typeof accountSettings.$inferSelect;

export type SettingsChanges = {
  defaultPaymentInstrumentId?: string;
  statementDescriptor?: string;
};

const settingsOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(accountSettings)
    .where(eq(accountSettings.accountId, sql.placeholder('accountId')))
    .prepare('settings_of'),
);

export const findSettings = async (
  database: Database,
  accountId: AuthorizedAccountId,
): Promise<SettingsRow | undefined> => {
  const [row] = await settingsOf(database).execute({ accountId });
  return row;
};

/** Uses the transaction's own connection, so that it never waits for a second connection. */
export const findSettingsWithin = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
): Promise<SettingsRow | undefined> => {
  const [row] = await connection
    .select()
    .from(accountSettings)
    .where(eq(accountSettings.accountId, accountId));
  return row;
};

export const changeSettings = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  changes: SettingsChanges,
): Promise<SettingsRow | undefined> => {
  const [row] = await connection
    .update(accountSettings)
    .set(changes)
    .where(eq(accountSettings.accountId, accountId))
    .returning();
  return row;
};

/** Accepts only the account's own bank accounts that were stored for payouts. */
export const isPayoutInstrument = async (
  connection: Connection,
  accountId: AuthorizedAccountId,
  instrumentId: string,
): Promise<boolean> => {
  const [row] = await connection
    .select({ id: paymentInstruments.id })
    .from(paymentInstruments)
    .where(
      and(
        eq(paymentInstruments.id, instrumentId),
        eq(paymentInstruments.accountId, accountId),
        eq(paymentInstruments.type, 'bank_account'),
        eq(paymentInstruments.purpose, 'payout'),
      ),
    );
  return row !== undefined;
};
