import * as z from 'zod/mini';
import { accountType } from '../permissions/calls.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';
import { permissions } from '../roles.ts';

export const account = z.object({
  id: identifier,
  accountId: identifier,
  name: z.string(),
  type: accountType,
  status: openEnum('active', 'inactive', 'pending'),
  createdAt: instant,
  currency: z.string(),
  business: z.object({ legalName: z.string() }),
  pendingBalance: cents,
  availableBalance: cents,
  /** What the caller may do in it, as noun and verb; only in `GET /accounts`, and absent without a grant of one's own. */
  permissions: z.optional(z.array(openEnum(...permissions))),
});

export type Account = z.infer<typeof account>;
