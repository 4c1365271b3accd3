import { listSettlements } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { shownSettlement } from './shown-settlement.ts';
import { findSettlements } from './store.ts';

export const listSettlementsCall = answer(listSettlements, async ({ platform, accountId, query }) => {
  const { rows, totalCount } = await findSettlements(platform.database, accountId, query);
  return { settlements: rows.map(shownSettlement), totalCount };
});
