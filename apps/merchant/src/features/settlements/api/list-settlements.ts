import { listSettlements, type Settlement } from '@tillbook/contract';
import type { ListCall } from '../../../lists/define-list.ts';

export const fetchSettlements: ListCall<'settlements', Settlement> = (client, query, options) =>
  client.callList(listSettlements, { query }, options);
