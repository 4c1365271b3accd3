import type { Settlement } from '@tillbook/contract';
import type { SettlementRow } from './store.ts';

export const toSettlement = (row: SettlementRow): Settlement => ({
  id: row.id,
  accountId: row.accountId,
  totalAmount: row.totalAmountCents,
  totalFees: row.totalFeesCents,
  netAmount: row.netAmountCents,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
