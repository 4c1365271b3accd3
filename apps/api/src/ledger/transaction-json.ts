import { getTableColumns } from '../db/drizzle/query.ts';
import * as z from 'zod/mini';
import { transactions } from '../db/schema/index.ts';
import type { NewTransaction, TransactionRow } from './posting.ts';

const columnNames = new Map(
  Object.entries(getTableColumns(transactions)).map(([field, column]) => [field, column.name]),
);

export const transactionToJson = (row: NewTransaction): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnNames.get(field), value]));

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
