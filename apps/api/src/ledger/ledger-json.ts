import { getTableColumns } from '../db/drizzle/query.ts';
import * as z from 'zod/mini';
import { transactions } from '../db/schema/index.ts';
import { controlAccountIds, type EntryLine } from './control-accounts.ts';
import type { DraftReplacement, NewDraft } from './draft.ts';
import {
  postingRefusals,
  type Attempt,
  type NewEntrySet,
  type NewEntry,
  type NewTransaction,
  type Outcome,
  type Posting,
  type PostingRefusal,
  type TransactionRow,
} from './posting.ts';

/** Converts a field's name to snake case, which the ledger's functions expect. */
const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type LedgerJson = Readonly<Record<string, unknown>>;

/**
 * Converts the names of an object's own fields, but not the names in nested objects, which may be user
 * content.
 */
export const toLedgerJson = (fields: object): LedgerJson =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnakeCase(name), value]));

/** Returns a positive amount for a debit and a negative amount for a credit. */
const signedLineCents = ({ debitCents, creditCents }: EntryLine): number => {
  if (debitCents < 0 || creditCents < 0 || debitCents > 0 === creditCents > 0) {
    throw new RangeError('A line has an amount above zero on one side.');
  }
  return debitCents - creditCents;
};

const signedEntryCents = ({ type, amountCents }: NewEntry): number =>
  type === 'credit' ? amountCents : -amountCents;

/** Passes lines and entries as columns, because PostgreSQL reads arrays faster than rows. */
const entrySetFields = ({ id: setId, lines, entries, state, ...entrySet }: NewEntrySet) => ({
  setId,
  ...entrySet,
  ...(state.status === 'pending' && { readyToSettleAt: state.readyToSettleAt }),
  lineAccounts: lines.map(({ account }) => controlAccountIds[account]),
  lineCents: lines.map(signedLineCents),
  ...(entries.length > 0 && {
    entryIds: entries.map(({ id }) => id),
    entryTransactionIds: entries.map(({ transactionId }) => transactionId),
    entryCents: entries.map(signedEntryCents),
    entryCategories: entries.map(({ category }) => category),
    entryDescriptions: entries.map(({ description }) => description),
  }),
});

const outcomeFields = ({ transactionId, from, to, ...outcome }: Outcome) => ({
  outcomeOf: transactionId,
  outcomeFrom: from,
  outcomeTo: to,
  ...outcome,
});

type Response = { readonly responseStatus: number; readonly response?: unknown };

const attemptToJson = (
  { call, keys, referenceKey, bodyHmac }: Attempt,
  transactionId: string | undefined,
  response: Response | undefined,
): LedgerJson =>
  toLedgerJson({
    call,
    keys,
    referenceKey: referenceKey ?? null,
    bodyHmac: bodyHmac.toString('hex'),
    transactionId,
    ...response,
  });

const columnNames = new Map(
  Object.entries(getTableColumns(transactions)).map(([field, column]) => [field, column.name]),
);

const transactionToJson = (row: NewTransaction): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnNames.get(field), value]));

const objectToJson = (fields: object | undefined): LedgerJson | undefined => fields && toLedgerJson(fields);

export const postingToJson = ({
  attempt,
  completesAttempt,
  transactions: created,
  ...posting
}: Posting): LedgerJson =>
  toLedgerJson({
    accountId: posting.accountId,
    attempt:
      attempt &&
      attemptToJson(attempt, created?.[0]?.id, completesAttempt ? { responseStatus: 201 } : undefined),
    requires: objectToJson(posting.requires),
    ...(posting.outcome && outcomeFields(posting.outcome)),
    transactions: created?.map(transactionToJson),
    opensDispute: objectToJson(posting.opensDispute),
    growsDispute: objectToJson(posting.growsDispute),
    closesDispute: objectToJson(posting.closesDispute),
    ...(posting.entrySet && entrySetFields(posting.entrySet)),
    audit: objectToJson(posting.audit),
  });

export const refusedAttemptToJson = (
  accountId: string,
  attempt: Attempt,
  { status, response }: { readonly status: number; readonly response: unknown },
): LedgerJson =>
  toLedgerJson({
    accountId,
    attempt: attemptToJson(attempt, undefined, { responseStatus: status, response }),
  });

export const draftToJson = ({ lines, ...draft }: NewDraft | DraftReplacement): LedgerJson =>
  toLedgerJson({
    ...draft,
    lines: lines.map(({ generalLedgerAccountId, ...line }) =>
      toLedgerJson({ account: generalLedgerAccountId, ...line }),
    ),
  });

const text = z.nullable(z.string());
const instant = z.pipe(
  z.string(),
  z.transform((written) => new Date(written)),
);

/** Parses a transaction's row from PostgreSQL's JSON: in results of the ledger and in stored responses. */
export const transactionFromJson = z.pipe(
  z.object({
    id: z.string(),
    account_id: z.string(),
    list: z.enum(['payments', 'payouts', 'refunds']),
    ordinal: z.int(),
    amount_cents: z.int(),
    type: z.enum(['pull', 'push']),
    subtype: z.nullable(z.enum(['refund', 'adjustment', 'chargeback', 'reversal'])),
    status: z.enum(['created', 'pending', 'succeeded', 'completed', 'failed']),
    method: z.nullable(z.enum(['card', 'ach'])),
    channel: z.nullable(z.enum(['online', 'in_person'])),
    payment_instrument_id: text,
    /** Absent in responses stored before the column existed. */
    last_four: z.optional(text),
    serial_number: text,
    parent_transaction_id: text,
    /** Absent in responses stored before the column existed. */
    cause_transaction_id: z.optional(text),
    reference_id: text,
    description: text,
    tags: z.nullable(z.record(z.string(), z.string())),
    created_by: z.optional(text),
    failure_code: text,
    failure_message: text,
    created_at: instant,
    final_at: z.nullable(instant),
    ask_processor_at: z.nullable(instant),
  }),
  z.transform((row): TransactionRow => ({
    id: row.id,
    accountId: row.account_id,
    list: row.list,
    ordinal: row.ordinal,
    amountCents: row.amount_cents,
    type: row.type,
    subtype: row.subtype,
    status: row.status,
    method: row.method,
    channel: row.channel,
    paymentInstrumentId: row.payment_instrument_id,
    lastFour: row.last_four ?? null,
    serialNumber: row.serial_number,
    parentTransactionId: row.parent_transaction_id,
    causeTransactionId: row.cause_transaction_id ?? null,
    referenceId: row.reference_id,
    description: row.description,
    tags: row.tags,
    createdBy: row.created_by ?? null,
    failureCode: row.failure_code,
    failureMessage: row.failure_message,
    createdAt: row.created_at,
    finalAt: row.final_at,
    askProcessorAt: row.ask_processor_at,
  })),
);

export type Posted =
  /** The updated transaction, else the first new transaction, else the parent. */
  | { readonly ok: true; readonly transaction: TransactionRow }
  /** `transaction` is the current row of the transaction to update. */
  | { readonly ok: false; readonly code: PostingRefusal; readonly transaction: TransactionRow | undefined };

const refusedFromJson = z.pipe(
  z.object({
    ok: z.literal(false),
    code: z.enum(postingRefusals),
    transaction: z.nullable(transactionFromJson),
  }),
  z.transform(({ transaction, ...refused }): Posted => ({
    ...refused,
    transaction: transaction ?? undefined,
  })),
);

export const postedFromJson = z.union([
  z.object({ ok: z.literal(true), transaction: transactionFromJson }),
  refusedFromJson,
]);

/** Parses the result of `refusedAttemptToJson`, which has no transaction. */
export const rememberedFromJson = z.union([z.object({ ok: z.literal(true) }), refusedFromJson]);

export const settledFromJson = z.union([
  z.pipe(
    z.object({ ok: z.literal(true), settlement: z.object({ id: z.string(), net_amount_cents: z.int() }) }),
    z.transform(({ settlement }) => ({
      ok: true as const,
      settlementId: settlement.id,
      netCents: settlement.net_amount_cents,
    })),
  ),
  z.object({ ok: z.literal(false), code: z.literal('nothing_ready') }),
]);
