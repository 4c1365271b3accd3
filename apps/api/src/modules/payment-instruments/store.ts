import { and, between, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/client.ts';
import { instrumentTickets, merchantLedgers, paymentInstruments } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../http/authorized-account.ts';

export type InstrumentRow = typeof paymentInstruments.$inferSelect;

/** An instrument as it is shown; neither the sealed number nor its fingerprint leaves the table with it. */
const shownColumns = {
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

export type ShownInstrument = Pick<InstrumentRow, keyof typeof shownColumns>;

export const countInstruments = async (
  database: Database,
  accountId: AuthorizedAccountId,
): Promise<number> => {
  const [ledger] = await database.drizzle
    .select({ count: merchantLedgers.instrumentCount })
    .from(merchantLedgers)
    .where(eq(merchantLedgers.accountId, accountId));
  return ledger?.count ?? 0;
};

/** The instruments with ordinals from `first` to `last`, newest first: found by index however long the list is. */
export const listInstruments = (
  database: Database,
  accountId: AuthorizedAccountId,
  first: number,
  last: number,
): Promise<ShownInstrument[]> =>
  database.drizzle
    .select(shownColumns)
    .from(paymentInstruments)
    .where(and(eq(paymentInstruments.accountId, accountId), between(paymentInstruments.ordinal, first, last)))
    .orderBy(desc(paymentInstruments.ordinal));

const isOneOf = (accountId: AuthorizedAccountId, id: string) =>
  and(eq(paymentInstruments.accountId, accountId), eq(paymentInstruments.id, id));

export const findInstrument = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<ShownInstrument | undefined> => {
  const [row] = await database.drizzle
    .select(shownColumns)
    .from(paymentInstruments)
    .where(isOneOf(accountId, id));
  return row;
};

/** With the sealed number, for the one place that opens it. */
export const findSealedInstrument = async (
  database: Database,
  accountId: AuthorizedAccountId,
  id: string,
): Promise<InstrumentRow | undefined> => {
  const [row] = await database.drizzle.select().from(paymentInstruments).where(isOneOf(accountId, id));
  return row;
};

/** The next place in an account's list. The account's lock is held from here to the transaction's end. */
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

export const insertTicket = async (
  connection: Connection,
  ticket: typeof instrumentTickets.$inferInsert,
): Promise<void> => {
  await connection.insert(instrumentTickets).values(ticket);
};

/** Uses up a ticket, in one statement: of many that try at once exactly one gets it. */
export const takeTicket = async (connection: Connection, tokenHash: Buffer, now: Date) => {
  const [ticket] = await connection
    .update(instrumentTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(instrumentTickets.tokenHash, tokenHash),
        isNull(instrumentTickets.usedAt),
        gt(instrumentTickets.expiresAt, now),
      ),
    )
    .returning({
      accountId: instrumentTickets.accountId,
      purpose: instrumentTickets.purpose,
      userId: instrumentTickets.userId,
    });
  return ticket;
};
