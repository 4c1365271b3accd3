import type { Transaction } from '@tillbook/contract';
import { transactions } from '../../db/schema/index.ts';
import type { TransactionRow } from '../../ledger/posting.ts';

/** The public columns: without the ordinal, the creator and pending jobs. */
export const responseColumns = {
  id: transactions.id,
  accountId: transactions.accountId,
  amountCents: transactions.amountCents,
  status: transactions.status,
  type: transactions.type,
  subtype: transactions.subtype,
  method: transactions.method,
  channel: transactions.channel,
  createdAt: transactions.createdAt,
  description: transactions.description,
  parentTransactionId: transactions.parentTransactionId,
  paymentInstrumentId: transactions.paymentInstrumentId,
  serialNumber: transactions.serialNumber,
  referenceId: transactions.referenceId,
  tags: transactions.tags,
  failureMessage: transactions.failureMessage,
  failureCode: transactions.failureCode,
} as const;

export type ResponseRow = Pick<TransactionRow, keyof typeof responseColumns>;

export const toTransaction = (row: ResponseRow, currency: string): Transaction => ({
  id: row.id,
  accountId: row.accountId,
  amount: row.amountCents,
  currency,
  status: row.status,
  type: row.type,
  subtype: row.subtype ?? undefined,
  method: row.method ?? undefined,
  channel: row.channel ?? undefined,
  createdAt: row.createdAt.toISOString(),
  description: row.description ?? undefined,
  parentTransactionId: row.parentTransactionId ?? undefined,
  paymentInstrumentId: row.paymentInstrumentId ?? undefined,
  serialNumber: row.serialNumber ?? undefined,
  referenceId: row.referenceId ?? undefined,
  tags: row.tags ?? undefined,
  failureMessage: row.failureMessage ?? undefined,
  failureCode: row.failureCode ?? undefined,
});
