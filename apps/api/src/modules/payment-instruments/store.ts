import { and, desc, eq, sql } from '../../db/drizzle/query.ts';
import type { Connection, Database } from '../../db/client.ts';
import { rowsInOrder } from '../../db/list-scan/index.ts';
import { pageStart } from '../../db/page-start.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { merchantLedgers, paymentInstruments } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';

export type InstrumentRow = typeof paymentInstruments.$inferSelect;

const accountIdParameter = sql.placeholder('accountId');

/** Excludes the sealed number and the fingerprint. */
const responseColumns = {
  id: paymentInstruments.id,
  accountId: paymentInstruments.accountId,
  type: paymentInstruments.type,
  purpose: paymentInstruments.purpose,
  status: paymentInstruments.status,
  ownerName: paymentInstruments.ownerName,
  lastFour: paymentInstruments.lastFour,
  description: paymentInstruments.description,
  cardBrand: paymentInstruments.cardBrand,
  expirationMonth: paymentInstruments.expirationMonth,
  expirationYear: paymentInstruments.expirationYear,
  bankAccountType: paymentInstruments.bankAccountType,
  routingNumber: paymentInstruments.routingNumber,
  createdAt: paymentInstruments.createdAt,
};

export type InstrumentResponseRow = Pick<InstrumentRow, keyof typeof responseColumns>;

const pageOfInstruments = preparedQuery(({ drizzle }) => {
  const page = drizzle
    .select({ ...responseColumns, ordinal: paymentInstruments.ordinal })
    .from(paymentInstruments)
    .where(
      and(
        eq(paymentInstruments.accountId, merchantLedgers.accountId),
        pageStart(paymentInstruments.ordinal, merchantLedgers.instrumentCount),
      ),
    )
    .orderBy(desc(paymentInstruments.ordinal))
    .limit(sql.placeholder('limit'))
    .as('page');
  return drizzle
    .select({ totalCount: merchantLedgers.instrumentCount, instrument: page._.selectedFields })
    .from(merchantLedgers)
    .leftJoinLateral(page, sql`true`)
    .where(eq(merchantLedgers.accountId, accountIdParameter))
    .orderBy(desc(page.ordinal))
    .prepare('page_of_instruments');
});

export const listInstruments = async (
  database: Database,
  accountId: AuthorizedAccountId,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) => {
  const found = await pageOfInstruments(database).execute({ accountId, offset, limit });
  return {
    rows: found.flatMap(({ instrument }) => (instrument === null ? [] : [instrument])),
    totalCount: found[0]?.totalCount ?? 0,
  };
};

const instrumentsAtOrdinals = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ ...responseColumns, ordinal: paymentInstruments.ordinal })
    .from(paymentInstruments)
    .where(
      and(
        eq(paymentInstruments.accountId, accountIdParameter),
        sql`${paymentInstruments.ordinal} = any(${sql.placeholder('ordinals')}::bigint[])`,
      ),
    )
    .prepare('instruments_at_ordinals'),
);

/** Returns instruments in the order of the given ordinals. */
export const findInstrumentsAt = async (
  database: Database,
  accountId: AuthorizedAccountId,
  ordinals: readonly number[],
): Promise<readonly InstrumentResponseRow[]> => {
  const rows = await instrumentsAtOrdinals(database).execute({ accountId, ordinals });
  return rowsInOrder(ordinals, rows, ({ ordinal }) => ordinal);
};

const isOne = and(
  eq(paymentInstruments.accountId, accountIdParameter),
  eq(paymentInstruments.id, sql.placeholder('id')),
);

const instrumentById = preparedQuery(({ drizzle }) =>
  drizzle.select(responseColumns).from(paymentInstruments).where(isOne).prepare('instrument_by_id'),
);

export const findInstrument = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<InstrumentResponseRow | undefined> => {
  const [row] = await instrumentById(database).execute({ accountId, id });
  return row;
};

const newestByLastFour = preparedQuery(({ drizzle }) =>
  drizzle
    .select(responseColumns)
    .from(paymentInstruments)
    .where(
      and(
        eq(paymentInstruments.accountId, accountIdParameter),
        eq(paymentInstruments.lastFour, sql.placeholder('lastFour')),
      ),
    )
    .orderBy(desc(paymentInstruments.ordinal))
    .limit(sql.placeholder('limit'))
    .prepare('newest_instruments_by_last_four'),
);

export const findInstrumentsByLastFour = (
  database: Database,
  accountId: AuthorizedAccountId,
  lastFour: string,
  limit: number,
): Promise<readonly InstrumentResponseRow[]> =>
  newestByLastFour(database).execute({ accountId, lastFour, limit });

const sealedInstrumentById = preparedQuery(({ drizzle }) =>
  drizzle.select().from(paymentInstruments).where(isOne).prepare('sealed_instrument_by_id'),
);

export const findSealedInstrument = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<InstrumentRow | undefined> => {
  const [row] = await sealedInstrumentById(database).execute({ accountId, id });
  return row;
};

/** Takes the next ordinal of an account's list. Requires the account's lock. */
export const takeInstrumentOrdinal = async (
  transaction: Connection,
  accountId: AuthorizedAccountId,
): Promise<number> => {
  const { rows } = await transaction.execute<{ ordinal: string }>(
    sql`select ledger.next_instrument_ordinal(${accountId}) as ordinal`,
  );
  return Number(rows[0]?.ordinal);
};

export const insertInstrument = async (
  connection: Connection,
  row: typeof paymentInstruments.$inferInsert,
): Promise<void> => {
  await connection.insert(paymentInstruments).values(row);
};
