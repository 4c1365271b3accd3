import { listDisputes } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { asksForAll, refuseTurnedRange } from '../../http/list-query.ts';
import { filterDisputes } from './filter-disputes.ts';
import { toDispute } from './dispute-response.ts';
import { findDisputes, type DisputePage } from './store.ts';

/** The default `limit`, for requests that send no `limit`. */
const mostDisputes = 1000;

export const listDisputesHandler = defineHandler(
  listDisputes,
  async ({ platform, accountId, query, setHeader }) => {
    refuseTurnedRange(query);
    const find = asksForAll(query) ? findDisputes : filterDisputes;
    const page = { ...query, limit: query.limit ?? mostDisputes };
    const { rows, ...totals }: DisputePage = await find(platform.database, accountId, page);
    setHeader('X-Total-Count', String(totals.totalCount));
    if (totals.totalCountCapped) setHeader('X-Total-Count-Capped', 'true');
    return rows.map(toDispute);
  },
);
