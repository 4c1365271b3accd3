import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from './endpoint.ts';
import { identifier, openEnum } from './primitives.ts';

export const followAccount = defineEndpoint({
  name: 'followAccount',
  method: 'GET',
  path: '/events',
  summary: 'Says when something of an account has changed, as it happens.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier }),
  events: z.object({
    /** `open` comes first; what changed before it was not told. `over` comes where the session or the grant has ended. */
    type: openEnum('open', 'changed', 'over'),
  }),
});
