import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '../../../db/client.ts';
import { disputes, processorNotices, transactions } from '../../../db/schema/index.ts';
import type { Platform } from '../../../platform.ts';

export type NoticeKind = (typeof processorNotices.$inferSelect)['kind'];

/** Keeps what the processor tells of a payment; told again, it stays as it was told first. */
export const keepNotice = async (
  { database, clock }: Platform,
  notice: { readonly transactionId: string; readonly kind: NoticeKind; readonly reason: string },
): Promise<void> => {
  await database.drizzle
    .insert(processorNotices)
    .values({ ...notice, toldAt: clock.now() })
    .onConflictDoNothing();
};

/** Every other posting on the account waits until the transaction ends. */
export const holdAccount = async (transaction: Transaction, accountId: string): Promise<void> => {
  await transaction.execute(sql`select ledger.hold_account(${accountId})`);
};

/** What of a payment has neither been given back nor taken by a dispute or a return. */
export const findUnclaimedCents = async (connection: Connection, paymentId: string): Promise<number> => {
  const { rows } = await connection.execute<{ cents: string | null }>(
    sql`select ledger.unclaimed_cents(${paymentId}) as cents`,
  );
  return Number(rows[0]?.cents ?? 0);
};

/** What has been told of a payment, by kind, with its reason. */
export const findNotices = async (
  connection: Connection,
  paymentId: string,
): Promise<ReadonlyMap<NoticeKind, string>> => {
  const rows = await connection
    .select({ kind: processorNotices.kind, reason: processorNotices.reason })
    .from(processorNotices)
    .where(eq(processorNotices.transactionId, paymentId));
  return new Map(rows.map(({ kind, reason }) => [kind, reason]));
};

/** The dispute about a payment, the newest where there are several. */
export const findLatestDispute = async (connection: Connection, paymentId: string) => {
  const [dispute] = await connection
    .select()
    .from(disputes)
    .where(eq(disputes.transactionId, paymentId))
    .orderBy(desc(disputes.ordinal))
    .limit(1);
  return dispute;
};

const isOfPayment = (paymentId: string, subtype: 'refund' | 'reversal') =>
  and(eq(transactions.parentTransactionId, paymentId), eq(transactions.subtype, subtype));

export const hasReturn = async (connection: Connection, paymentId: string): Promise<boolean> => {
  const [reversal] = await connection
    .select({ id: transactions.id })
    .from(transactions)
    .where(isOfPayment(paymentId, 'reversal'))
    .limit(1);
  return reversal !== undefined;
};

/** The refund of a payment that failed last. */
export const findLastFailedRefund = async (
  connection: Connection,
  paymentId: string,
): Promise<string | undefined> => {
  const [refund] = await connection
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(isOfPayment(paymentId, 'refund'), eq(transactions.status, 'failed')))
    .orderBy(desc(transactions.finalAt), desc(transactions.ordinal))
    .limit(1);
  return refund?.id;
};

/**
 * True where nothing can follow from a notice any more: all of the payment is given back or taken and no refund can fail, or its
 * dispute was won. One statement, so that a refund that fails meanwhile is seen as it was or as it is, and not between.
 */
export const isDealtWith = async (
  { drizzle }: Database,
  paymentId: string,
  kind: NoticeKind,
): Promise<boolean> => {
  const { rows } = await drizzle.execute<{ settled: boolean; won: boolean; open: boolean }>(sql`
    select coalesce(ledger.unclaimed_cents(${paymentId}), 0) = 0 and not exists (
             select from transactions t
              where t.parent_transaction_id = ${paymentId} and t.subtype = 'refund' and t.status = 'pending') as settled,
           coalesce(bool_or(d.status = 'won'), false) as won,
           coalesce(bool_or(d.closed_at is null), false) as open
      from disputes d where d.transaction_id = ${paymentId}`);
  const { settled = false, won = false, open = false } = rows[0] ?? {};
  return kind === 'dispute' ? settled || (won && !open) : settled && !open;
};
