import { listDisputes, type Dispute } from '@tillbook/contract';
import type { disputes } from '../../db/schema/index.ts';
import { answer } from '../../http/call.ts';
import { countDisputes, findDisputes } from './store.ts';

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
  const totalCount = await countDisputes(platform.database, accountId);
  const last = totalCount - query.offset;
  const rows = await findDisputes(
    platform.database,
    accountId,
    last - (query.limit ?? mostDisputes) + 1,
    last,
  );
  setHeader('X-Total-Count', String(totalCount));
  return rows.map(shownDispute);
});
