import * as z from 'zod/mini';
import { byAdminOfAccount, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { totals } from '../filters.ts';
import { roleNames } from '../names.ts';
import { identifier, instant, openEnum, page } from '../primitives.ts';
import { emailAddress } from '../typed-text.ts';

const grantee = {
  userId: identifier,
  email: z.string(),
  grantedAt: instant,
  /** False until the person has set a password by an emailed link. */
  hasPassword: z.boolean(),
  role: z.optional(openEnum(...roleNames)),
};

const accountGrant = z.object(grantee);

export type AccountGrant = z.infer<typeof accountGrant>;

export const listGrants = defineListEndpoint(
  {
    name: 'listGrants',
    method: 'GET',
    path: '/accounts/grants',
    summary: 'List people with access to an account',
    access: byAdminOfAccount('query'),
    query: z.object({ accountId: identifier, ...page }),
    response: z.object({ people: z.array(accountGrant), ...totals }),
  },
  (response) => listOf(response.people, response),
);

export const grantAccount = defineEndpoint({
  name: 'grantAccount',
  method: 'POST',
  path: '/accounts/grants',
  summary: 'Grant a person access to an account',
  access: byAdminOfAccount('body'),
  idempotent: true,
  body: z.object({ accountId: identifier, email: emailAddress, role: z.optional(z.enum(roleNames)) }),
  response: z.object({
    ...grantee,
    /** `invitation` has a link to set a password; `notice` only names the account. */
    mail: openEnum('invitation', 'notice'),
  }),
  status: 201,
  errors: ['already_granted', 'grantee_is_admin'],
});

export const revokeGrant = defineEndpoint({
  name: 'revokeGrant',
  method: 'POST',
  path: '/accounts/grants/revoke',
  summary: 'Revoke a person’s access to an account',
  access: byAdminOfAccount('body'),
  body: z.object({ accountId: identifier, userId: identifier }),
  status: 204,
});
