import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { controlAccountIds } from './control-accounts.ts';
import type { Attempt, Booking, Posting, PostingRefusal, TransactionRow } from './posting.ts';
import { transactionFromJson, transactionToJson } from './transaction-json.ts';

export type Posted =
  /** The transaction that moved on, or else the first new one, or else the parent. */
  | { readonly ok: true; readonly transaction: TransactionRow }
  /** `transaction` is the one that was expected to move on, as it stands. */
  | { readonly ok: false; readonly code: PostingRefusal; readonly transaction: TransactionRow | undefined };

const refusals = [
  'key_seen',
  'status_changed',
  'amount_over_available',
  'instrument_not_payable',
  'dispute_open',
  'dispute_closed',
  'nothing_refundable',
  'amount_over_refundable',
  'already_reversed',
  'parent_settled',
  'time_moved_on',
] as const satisfies readonly PostingRefusal[];

const refused = z.object({
  ok: z.literal(false),
  code: z.enum(refusals),
  transaction: z.nullable(transactionFromJson),
});

const posted = z.union([
  z.object({ ok: z.literal(true), transactions: z.tuple([transactionFromJson], transactionFromJson) }),
  refused,
]);

const remembered = z.union([z.object({ ok: z.literal(true) }), refused]);

const bookingToJson = (booking: Booking) => ({
  ...(booking.state.status === 'pending' && { readyToSettleAt: booking.state.readyToSettleAt }),
  entrySet: {
    id: booking.entrySetId,
    reference: booking.reference,
    description: booking.description,
    createdBy: booking.createdBy,
    lines: booking.lines.map((line) => ({
      account: controlAccountIds[line.account],
      debit_cents: line.debitCents,
      credit_cents: line.creditCents,
    })),
  },
  ...(booking.entries.length > 0 && {
    entries: booking.entries.map((entry) => ({
      id: entry.id,
      transaction_id: entry.transactionId,
      amount_cents: entry.amountCents,
      type: entry.type,
      category: entry.category,
      description: entry.description,
    })),
  }),
});

const attemptToJson = ({ call, keys, bodyHmac }: Attempt) => ({
  call,
  keys,
  bodyHmac: bodyHmac.toString('hex'),
});

const postingToJson = (posting: Posting) => ({
  accountId: posting.accountId,
  ...(posting.attempt && {
    attempt: {
      ...attemptToJson(posting.attempt),
      transactionId: posting.transactions?.[0]?.id,
      ...(posting.answersAttempt && { responseStatus: 201 }),
    },
  }),
  ...(posting.requires && { requires: posting.requires }),
  ...(posting.outcome && { outcome: posting.outcome }),
  ...(posting.transactions && { transactions: posting.transactions.map(transactionToJson) }),
  ...(posting.opensDispute && { opensDispute: posting.opensDispute }),
  ...(posting.closesDispute && { closesDispute: posting.closesDispute }),
  ...(posting.booking && bookingToJson(posting.booking)),
  ...(posting.audit && { audit: posting.audit }),
});

const asOfNow = ({ clock }: Platform, posting: object) => JSON.stringify({ ...posting, now: clock.now() });

const call = async (platform: Platform, posting: object): Promise<unknown> => {
  const { rows } = await platform.database.pool.query<{ result: unknown }>({
    name: 'ledger_post',
    text: 'select ledger.post($1) as result',
    values: [asOfNow(platform, posting)],
  });
  return rows[0]?.result;
};

const readPosted = (answer: unknown): Posted => {
  const result = posted.parse(answer);
  if (result.ok) return { ok: true, transaction: result.transactions[0] };
  return { ok: false, code: result.code, transaction: result.transaction ?? undefined };
};

/**
 * Makes one posting in one round trip: all of it, or, where a requirement does not hold under the account's lock,
 * nothing.
 */
export const post = async (platform: Platform, posting: Posting): Promise<Posted> =>
  readPosted(await call(platform, postingToJson(posting)));

/** Makes one posting as a part of a transaction that writes more; the account stays locked until it ends. */
export const postWithin = async (
  transaction: Transaction,
  platform: Platform,
  posting: Posting,
): Promise<Posted> => {
  const json = asOfNow(platform, postingToJson(posting));
  const { rows } = await transaction.execute<{ result: unknown }>(sql`select ledger.post(${json}) as result`);
  return readPosted(rows[0]?.result);
};

/** Remembers a refusal as the first answer to an attempt; false where another answer was there first. */
export const rememberRefusal = async (
  platform: Platform,
  accountId: string,
  attempt: Attempt,
  refusal: { readonly status: number; readonly response: unknown },
): Promise<boolean> => {
  const result = await call(platform, {
    accountId,
    attempt: {
      ...attemptToJson(attempt),
      responseStatus: refusal.status,
      response: refusal.response,
    },
  });
  return remembered.parse(result).ok;
};
