import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Transaction } from '../db/client.ts';
import type { Platform } from '../platform.ts';
import { controlAccountIds, type EntryLine } from './control-accounts.ts';
import type {
  Attempt,
  Booking,
  NewEntry,
  Outcome,
  Posting,
  PostingRefusal,
  TransactionRow,
} from './posting.ts';
import { transactionFromJson, transactionToJson } from './transaction-json.ts';

export type Posted =
  /** The transaction that moved on, or else the first new one, or else the parent. */
  | { readonly ok: true; readonly transaction: TransactionRow }
  /** `transaction` is the one that was expected to move on, as it stands. */
  | { readonly ok: false; readonly code: PostingRefusal; readonly transaction: TransactionRow | undefined };

const refusals = [
  'key_seen',
  'status_changed',
  'account_not_active',
  'payouts_stopped',
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

const posted = z.union([z.object({ ok: z.literal(true), transaction: transactionFromJson }), refused]);

const remembered = z.union([z.object({ ok: z.literal(true) }), refused]);

/** A line as the general ledger keeps it: a debit above zero, a credit below. */
const signedLineCents = ({ debitCents, creditCents }: EntryLine): number => {
  if (debitCents < 0 || creditCents < 0 || debitCents > 0 === creditCents > 0) {
    throw new RangeError('A line has an amount above zero on one side.');
  }
  return debitCents - creditCents;
};

const signedEntryCents = ({ type, amountCents }: NewEntry): number =>
  type === 'credit' ? amountCents : -amountCents;

/** Lines and entries go as columns: PostgreSQL reads an array at one go where it would take rows apart. */
const bookingToJson = ({ lines, entries, state, ...booking }: Booking) => ({
  set_id: booking.entrySetId,
  reference: booking.reference,
  description: booking.description,
  created_by: booking.createdBy,
  ...(state.status === 'pending' && { ready_to_settle_at: state.readyToSettleAt }),
  line_accounts: lines.map(({ account }) => controlAccountIds[account]),
  line_cents: lines.map(signedLineCents),
  ...(entries.length > 0 && {
    entry_ids: entries.map(({ id }) => id),
    entry_transaction_ids: entries.map(({ transactionId }) => transactionId),
    entry_cents: entries.map(signedEntryCents),
    entry_categories: entries.map(({ category }) => category),
    entry_descriptions: entries.map(({ description }) => description),
  }),
});

const outcomeToJson = (outcome: Outcome) => ({
  outcome_of: outcome.transactionId,
  outcome_from: outcome.from,
  outcome_to: outcome.to,
  failure_code: outcome.failureCode,
  failure_message: outcome.failureMessage,
  ask_processor_at: outcome.askProcessorAt,
});

const attemptToJson = ({ call, keys, bodyHmac }: Attempt) => ({
  call,
  keys,
  bodyHmac: bodyHmac.toString('hex'),
});

const postingToJson = (posting: Posting) => ({
  account_id: posting.accountId,
  ...(posting.attempt && {
    attempt: {
      ...attemptToJson(posting.attempt),
      transactionId: posting.transactions?.[0]?.id,
      ...(posting.answersAttempt && { responseStatus: 201 }),
    },
  }),
  ...(posting.requires && { requires: posting.requires }),
  ...(posting.outcome && outcomeToJson(posting.outcome)),
  ...(posting.transactions && { transactions: posting.transactions.map(transactionToJson) }),
  ...(posting.opensDispute && { opensDispute: posting.opensDispute }),
  ...(posting.growsDispute && { growsDispute: posting.growsDispute }),
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
  if (result.ok) return result;
  return { ok: false, code: result.code, transaction: result.transaction ?? undefined };
};

/**
 * Makes one posting in one round trip: all of it, or, where a requirement does not hold under the account's lock,
 * nothing.
 */
export const post = async (platform: Platform, posting: Posting): Promise<Posted> => {
  const result = readPosted(await call(platform, postingToJson(posting)));
  if (result.ok) platform.changes.note(posting.accountId);
  return result;
};

/**
 * Makes one posting as a part of a transaction that writes more; the account stays locked until it ends. Who ends it
 * notes the change then.
 */
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
    account_id: accountId,
    attempt: {
      ...attemptToJson(attempt),
      responseStatus: refusal.status,
      response: refusal.response,
    },
  });
  return remembered.parse(result).ok;
};
