import { listSettlements } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { asksForAll, refuseTurnedRange } from '../../http/list-query.ts';
import { filterSettlements } from './filter-settlements.ts';
import { toSettlement } from './settlement-response.ts';
import { findSettlements } from './store.ts';

export const listSettlementsHandler = defineHandler(
  listSettlements,
  async ({ platform, accountId, query }) => {
    refuseTurnedRange(query);
    const find = asksForAll(query) ? findSettlements : filterSettlements;
    const { rows, ...totals } = await find(platform.database, accountId, query);
    return { settlements: rows.map(toSettlement), ...totals };
  },
);
