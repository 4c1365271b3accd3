import { listDisputes, type Dispute } from '@tillbook/contract';
import type { disputes } from '../../db/schema/index.ts';
import { answer } from '../../http/call.ts';
import { findDisputes } from './store.ts';

/** The call has no page unless one is asked for, so this is the most it answers with. */
const mostDisputes = 1000;

const shownDispute = (row: typeof disputes.$inferSelect): Dispute => ({
  id: row.id,
  amount: row.amountCents,
  transactionId: row.transactionId,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  reason: row.reason,
  respondBy: row.respondBy.toISOString(),
});

export const listDisputesCall = answer(listDisputes, async ({ platform, accountId, query, setHeader }) => {
  const { offset, limit = mostDisputes } = query;
  const { rows, totalCount } = await findDisputes(platform.database, accountId, { offset, limit });
  setHeader('X-Total-Count', String(totalCount));
  return rows.map(shownDispute);
});
