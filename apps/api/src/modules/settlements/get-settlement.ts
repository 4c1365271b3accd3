import { getSettlement } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { toSettlement } from './settlement-response.ts';
import { findSettlement } from './store.ts';

export const getSettlementHandler = defineHandler(
  getSettlement,
  async ({ platform, accountId, path, refuse }) => {
    const row = await findSettlement(platform.database, accountId, path.id);
    return row ? toSettlement(row) : refuse('not_found');
  },
);
