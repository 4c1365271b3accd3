import { listSettlements } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownSettlement } from './shown-settlement.ts';
import { countSettlements, findSettlements } from './store.ts';

export const listSettlementsCall = answer(listSettlements, async ({ platform, accountId, query }) => {
  const totalCount = await countSettlements(platform.database, accountId);
  const last = totalCount - query.offset;
  const rows = await findSettlements(platform.database, accountId, last - query.limit + 1, last);
  return { settlements: rows.map(shownSettlement), totalCount };
});
