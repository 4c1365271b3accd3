import * as z from 'zod/mini';
import { byAccountId, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { accountType } from '../permissions/calls.ts';
import { sortOrder, totals } from '../filters.ts';
import { amountCents, cents, identifier, instant, openEnum, page, text } from '../primitives.ts';
import { permissions } from '../roles.ts';
import { transaction } from '../transactions/transaction.ts';
import { requiredLine } from '../typed-text.ts';

const account = z.object({
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
  /**
   * The caller's permissions in the account, as noun and verb. Only `GET /accounts` returns them, and only to
   * people with a grant.
   */
  permissions: z.optional(z.array(openEnum(...permissions))),
});

export type Account = z.infer<typeof account>;

export const getAccount = defineEndpoint({
  name: 'getAccount',
  method: 'GET',
  path: '/accounts',
  summary: 'Get an account with its balances',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: account,
});

export const listAccounts = defineListEndpoint(
  {
    name: 'listAccounts',
    method: 'GET',
    path: '/accounts/list-accounts',
    summary: 'List all accounts on the platform',
    access: { kind: 'admin' },
    query: z.object({
      ...page,
      search: z.optional(text(100)),
      status: z.optional(z.enum(['active', 'inactive', 'pending'])),
      sort: z.optional(z.enum(['createdAt', 'name'])),
      sortOrder: z.optional(sortOrder),
      before: z.optional(identifier),
    }),
    response: z.object({ accounts: z.array(account), ...totals }),
  },
  (response) => listOf(response.accounts, response),
);

export const adjustAccount = defineEndpoint({
  name: 'adjustAccount',
  method: 'POST',
  path: '/accounts/adjustments',
  summary: 'Adjust a merchant’s available balance',
  access: { kind: 'admin' },
  idempotent: true,
  body: z.object({
    accountId: identifier,
    amount: amountCents,
    direction: z.enum(['credit', 'debit']),
    reason: requiredLine(500),
  }),
  response: transaction,
  status: 201,
});
