import { and, eq, sql, type Placeholder } from '../../db/drizzle/query.ts';
import type { Connection, Database, Transaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import {
  accounts,
  accountSettings,
  devices,
  feeProfiles,
  ledgerEntries,
  merchantLedgers,
  transactions,
} from '../../db/schema/index.ts';
import type { AccountObject } from '../../runtime/account-object.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { PaymentTerms } from '../../ledger/charge.ts';
import type { EntryState, TransactionRow } from '../../ledger/posting.ts';

const accountIdParameter = sql.placeholder('accountId');
const idParameter = sql.placeholder('id');

const currencyOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, accountIdParameter))
    .prepare('account_currency'),
);

export const findCurrency = async (database: Database, accountId: AuthorizedAccountId): Promise<string> => {
  const [row] = await currencyOf(database).execute({ accountId });
  return row?.currency ?? 'usd';
};

const transactionById = preparedQuery(({ drizzle }) =>
  drizzle
    .select()
    .from(transactions)
    .where(and(eq(transactions.id, idParameter), eq(transactions.accountId, accountIdParameter)))
    .prepare('transaction_by_id'),
);

export const findTransaction = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<TransactionRow | undefined> => {
  const [row] = await transactionById(database).execute({ id, accountId });
  return row;
};

/** Returns the refundable amount of a payment in cents, which is zero until the payment has succeeded. */
export const findRefundableCents = async (
  database: Database,
  { accountId, id }: AccountObject,
): Promise<number> => {
  const { rows } = await database.pool.query<{ cents: string | null }>({
    name: 'refundable_cents',
    text: 'select ledger.refundable_cents($1, $2) as cents',
    values: [accountId, id],
  });
  return Number(rows[0]?.cents ?? 0);
};

const termsOf = preparedQuery(({ drizzle }) =>
  drizzle
    .select({
      feeProfile: feeProfiles,
      cardSettlementDays: accountSettings.cardSettlementDays,
      achSettlementDays: accountSettings.achSettlementDays,
      lastPostedAt: merchantLedgers.lastPostedAt,
    })
    .from(feeProfiles)
    .innerJoin(accountSettings, eq(accountSettings.accountId, feeProfiles.accountId))
    .innerJoin(merchantLedgers, eq(merchantLedgers.accountId, feeProfiles.accountId))
    .where(eq(feeProfiles.accountId, accountIdParameter))
    .prepare('payment_terms'),
);

export const findPaymentTerms = async (database: Database, accountId: string): Promise<PaymentTerms> => {
  const [terms] = await termsOf(database).execute({ accountId });
  if (terms === undefined) throw new Error(`Account ${accountId} has no fee profile or no settings.`);
  return terms;
};

type Wanted = { readonly accountId: string | Placeholder; readonly id: string | Placeholder };

const selectState = (connection: Connection, { accountId, id }: Wanted) =>
  connection
    .select({ status: ledgerEntries.status, readyToSettleAt: ledgerEntries.readyToSettleAt })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, accountId),
        eq(ledgerEntries.transactionId, id),
        eq(ledgerEntries.category, 'transaction'),
      ),
    )
    .orderBy(ledgerEntries.ordinal)
    .limit(1);

type StateRow = Awaited<ReturnType<typeof selectState>>[number];

const entryState = (entry: StateRow | undefined): EntryState =>
  entry?.status === 'pending' && entry.readyToSettleAt !== null
    ? { status: 'pending', readyToSettleAt: entry.readyToSettleAt }
    : { status: 'settled' };

const stateOf = preparedQuery(({ drizzle }) =>
  selectState(drizzle, { accountId: accountIdParameter, id: idParameter }).prepare('entry_state'),
);

/** Finds the status of a transaction's entries, which later postings of the transaction share. */
export const findEntryState = async (
  database: Database,
  { accountId, id }: AccountObject,
): Promise<EntryState> => {
  const [entry] = await stateOf(database).execute({ accountId, id });
  return entryState(entry);
};

/** Uses the transaction's own connection, so that it never waits for a second connection. */
export const findEntryStateWithin = async (
  transaction: Transaction,
  of: AccountObject,
): Promise<EntryState> => {
  const [entry] = await selectState(transaction, of);
  return entryState(entry);
};

const deviceBySerialNumber = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(
        eq(devices.accountId, accountIdParameter),
        eq(devices.serialNumber, sql.placeholder('serialNumber')),
      ),
    )
    .prepare('device_by_serial_number'),
);

export const hasDevice = async (
  database: Database,
  accountId: AuthorizedAccountId,
  serialNumber: string,
): Promise<boolean> => {
  const [device] = await deviceBySerialNumber(database).execute({ accountId, serialNumber });
  return device !== undefined;
};

/** Stores the time of the next request to the processor. Moves no money, so it needs no posting. */
export const postponeQuestion = async (
  database: Database,
  { accountId, id }: AccountObject,
  askProcessorAt: Date,
): Promise<void> => {
  await database.drizzle
    .update(transactions)
    .set({ askProcessorAt })
    .where(
      and(
        eq(transactions.accountId, accountId),
        eq(transactions.id, id),
        sql`${transactions.finalAt} is null`,
      ),
    );
};
