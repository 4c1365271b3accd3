import { and, desc, eq, sql } from '../../../db/drizzle/query.ts';
import type { Connection, Database } from '../../../db/client.ts';
import { disputes, processorNotices, transactions } from '../../../db/schema/index.ts';
import type { AccountObject } from '../../../runtime/account-object.ts';
import type { Platform } from '../../../platform.ts';

export type NoticeKind = (typeof processorNotices.$inferSelect)['kind'];

/** Stores a notice about a payment. A repeated notice changes nothing. */
export const storeNotice = async (
  { database, clock }: Platform,
  { accountId, id }: AccountObject,
  notice: { readonly kind: NoticeKind; readonly reason: string },
): Promise<void> => {
  await database.drizzle
    .insert(processorNotices)
    .values({ accountId, transactionId: id, ...notice, toldAt: clock.now() })
    .onConflictDoNothing();
};

/** Returns the amount of a payment that has not been refunded, disputed or returned. */
export const findUnclaimedCents = async (
  connection: Connection,
  { accountId, id }: AccountObject,
): Promise<number> => {
  const { rows } = await connection.execute<{ cents: string | null }>(
    sql`select ledger.unclaimed_cents(${accountId}, ${id}) as cents`,
  );
  return Number(rows[0]?.cents ?? 0);
};

export const findNotices = async (
  connection: Connection,
  { accountId, id }: AccountObject,
): Promise<ReadonlyMap<NoticeKind, string>> => {
  const rows = await connection
    .select({ kind: processorNotices.kind, reason: processorNotices.reason })
    .from(processorNotices)
    .where(and(eq(processorNotices.accountId, accountId), eq(processorNotices.transactionId, id)));
  return new Map(rows.map(({ kind, reason }) => [kind, reason]));
};

export const findLatestDispute = async (connection: Connection, { accountId, id }: AccountObject) => {
  const [dispute] = await connection
    .select()
    .from(disputes)
    .where(and(eq(disputes.accountId, accountId), eq(disputes.transactionId, id)))
    .orderBy(desc(disputes.ordinal))
    .limit(1);
  return dispute;
};

const isOfPayment = ({ accountId, id }: AccountObject, subtype: 'refund' | 'reversal') =>
  and(
    eq(transactions.accountId, accountId),
    eq(transactions.parentTransactionId, id),
    eq(transactions.subtype, subtype),
  );

export const hasReturn = async (connection: Connection, payment: AccountObject): Promise<boolean> => {
  const [reversal] = await connection
    .select({ id: transactions.id })
    .from(transactions)
    .where(isOfPayment(payment, 'reversal'))
    .limit(1);
  return reversal !== undefined;
};

export const findLastFailedRefund = async (
  connection: Connection,
  payment: AccountObject,
): Promise<string | undefined> => {
  const [refund] = await connection
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(isOfPayment(payment, 'refund'), eq(transactions.status, 'failed')))
    .orderBy(desc(transactions.finalAt), desc(transactions.ordinal))
    .limit(1);
  return refund?.id;
};

/**
 * Returns true if a notice can have no more consequences: the payment is fully refunded or claimed and no
 * refund can fail. A return also waits for an open dispute; a dispute is also complete once it is won. Uses
 * one statement, so that it never reads half of a failing refund.
 */
export const isDealtWith = async (
  { drizzle }: Database,
  { accountId, id }: AccountObject,
  kind: NoticeKind,
): Promise<boolean> => {
  const { rows } = await drizzle.execute<{ settled: boolean; won: boolean; open: boolean }>(sql`
    select coalesce(ledger.unclaimed_cents(${accountId}, ${id}), 0) = 0 and not exists (
             select from transactions t
              where t.account_id = ${accountId} and t.parent_transaction_id = ${id} and t.subtype = 'refund' and t.status = 'pending') as settled,
           coalesce(bool_or(d.status = 'won'), false) as won,
           coalesce(bool_or(d.closed_at is null), false) as open
      from disputes d where d.account_id = ${accountId} and d.transaction_id = ${id}`);
  const { settled = false, won = false, open = false } = rows[0] ?? {};
  return kind === 'dispute' ? settled || (won && !open) : settled && !open;
};
