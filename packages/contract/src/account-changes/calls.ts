import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { identifier, openEnum } from '../primitives.ts';

export const followAccount = defineEndpoint({
  name: 'followAccount',
  method: 'GET',
  path: '/events',
  summary: 'Stream changes to an account as they happen',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  events: z.object({
    /**
     * `open` is the first event: reload then, because earlier changes are not repeated. `over` is sent when
     * the session or the grant has ended.
     */
    type: openEnum('open', 'changed', 'over'),
  }),
});
