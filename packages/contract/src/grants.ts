import * as z from 'zod/mini';
import { byAdminOfAccount, defineEndpoint, defineListEndpoint, listOf } from './endpoint.ts';
import { totals } from './filters.ts';
import { identifier, instant, openEnum, page } from './primitives.ts';
import { emailAddress } from './typed-text.ts';

const grantee = {
  userId: identifier,
  email: z.string(),
  grantedAt: instant,
  /** False until the person has set a password by the link in the mail, or by a later one. */
  hasPassword: z.boolean(),
};

const accountGrant = z.object(grantee);

export type AccountGrant = z.infer<typeof accountGrant>;

export const listGrants = defineListEndpoint(
  {
    name: 'listGrants',
    method: 'GET',
    path: '/accounts/grants',
    summary: 'The people who may work in the account, by email.',
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
  summary: 'Lets a person work in the account, and tells them by mail.',
  access: byAdminOfAccount('body'),
  idempotent: true,
  body: z.object({ accountId: identifier, email: emailAddress }),
  response: z.object({
    ...grantee,
    /** `invitation` holds a link to set a password, `notice` only says what was granted. */
    mail: openEnum('invitation', 'notice'),
  }),
  status: 201,
  errors: ['already_granted', 'grantee_is_admin'],
});

export const revokeGrant = defineEndpoint({
  name: 'revokeGrant',
  method: 'POST',
  path: '/accounts/grants/revoke',
  summary: "Takes a person's access to the account away, at once.",
  access: byAdminOfAccount('body'),
  body: z.object({ accountId: identifier, userId: identifier }),
  status: 204,
});
