import { listDisputes, type Dispute } from '@tillbook/contract';
import type { ListCall } from '../../../lists/define-list.ts';

export const fetchDisputes: ListCall<'disputes', Dispute> = (client, query, options) =>
  client.callList(listDisputes, { query }, options);
