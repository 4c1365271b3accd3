import type { Transaction } from '@tillbook/contract';
import type { TransactionRow } from '../../ledger/posting.ts';

/** A transaction as the contract shows it; what is not there is left out. */
export const shownTransaction = (row: TransactionRow, currency: string): Transaction => ({
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
});
