import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, openEnum } from '../primitives.ts';
import { permissions } from '../roles.ts';

export const accountType = openEnum('merchant', 'finix_paas');

const grantedAccount = z.object({
  id: identifier,
  accountId: identifier,
  name: z.string(),
  type: accountType,
  /** The person's permissions in the account, as noun and verb. */
  permissions: z.optional(z.array(openEnum(...permissions))),
});

export type GrantedAccount = z.infer<typeof grantedAccount>;

export const listPermittedAccounts = defineEndpoint({
  name: 'listPermittedAccounts',
  method: 'GET',
  path: '/permissions/accounts',
  summary: 'List accounts that the person has access to',
  access: { kind: 'session' },
  response: z.object({ accounts: z.array(grantedAccount) }),
});

export const listPermittedPrograms = defineEndpoint({
  name: 'listPermittedPrograms',
  method: 'GET',
  path: '/permissions/programs',
  summary: 'List programs of accounts that the person has access to',
  access: { kind: 'session' },
  response: z.object({ programs: z.array(z.object({ id: identifier, name: z.string() })) }),
});
