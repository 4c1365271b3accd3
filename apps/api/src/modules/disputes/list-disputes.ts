import { listDisputes } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { asksForAll, refuseTurnedRange } from '../../http/list-query.ts';
import { filterDisputes } from './filter-disputes.ts';
import { toDispute } from './dispute-response.ts';
import { findDisputes, type DisputePage } from './store.ts';

/** The call has no page unless one is asked for, so this is the most it answers with. */
const mostDisputes = 1000;

export const listDisputesHandler = defineHandler(
  listDisputes,
  async ({ platform, accountId, query, setHeader }) => {
    refuseTurnedRange(query);
    const find = asksForAll(query) ? findDisputes : filterDisputes;
    const asked = { ...query, limit: query.limit ?? mostDisputes };
    const { rows, ...totals }: DisputePage = await find(platform.database, accountId, asked);
    setHeader('X-Total-Count', String(totals.totalCount));
    if (totals.totalCountCapped) setHeader('X-Total-Count-Capped', 'true');
    return rows.map(toDispute);
  },
);
