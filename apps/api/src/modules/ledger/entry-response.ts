import type { LedgerEntry } from '@tillbook/contract';
import type { EntryRow } from './store.ts';

export const toEntry = (row: EntryRow): LedgerEntry => ({
  id: row.id,
  transactionId: row.transactionId ?? undefined,
  amount: row.amountCents,
  type: row.type,
  category: row.category,
  status: row.status,
  description: row.description ?? undefined,
  createdAt: row.createdAt.toISOString(),
  readyToSettleAt: row.readyToSettleAt?.toISOString(),
  settledAt: row.settledAt?.toISOString(),
  afterBalance: row.afterBalanceCents ?? undefined,
});
