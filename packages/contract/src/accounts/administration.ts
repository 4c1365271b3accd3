import * as z from 'zod/mini';
import { getAccount } from './accounts.ts';
import { byAdminOfAccount, defineEndpoint } from '../endpoint.ts';
import { getFeeProfile, newFeeProfile } from './fee-profiles.ts';
import { identifier } from '../primitives.ts';
import { singleLineText, statementDescriptor, writtenReason } from '../typed-text.ts';

const accountAdministration = z.object({
  account: getAccount.response,
  program: z.object({ id: identifier, name: z.string() }),
  /** False if an admin has stopped payouts, regardless of the account's status. */
  payoutsAllowed: z.boolean(),
  statementDescriptor: z.string(),
  cardSettlementDays: z.int(),
  achSettlementDays: z.int(),
  feeProfile: getFeeProfile.response,
});

export type AccountAdministration = z.infer<typeof accountAdministration>;

const settlementDays = z
  .int('Enter a whole number of days.')
  .check(z.gte(0, 'Enter 0 to 30 days.'), z.lte(30, 'Enter 0 to 30 days.'));

export const createAccount = defineEndpoint({
  name: 'createAccount',
  method: 'POST',
  path: '/accounts',
  summary: 'Create an account in a program',
  access: { kind: 'admin' },
  idempotent: true,
  body: z.object({
    programId: identifier,
    name: singleLineText(100),
    legalName: singleLineText(200),
    type: z.enum(['merchant', 'finix_paas']),
    currency: z._default(z.enum(['usd']), 'usd'),
    statementDescriptor: z.optional(statementDescriptor),
    cardSettlementDays: settlementDays,
    achSettlementDays: settlementDays,
    feeProfile: z.object(newFeeProfile),
  }),
  response: accountAdministration,
  status: 201,
  errors: ['program_unknown'],
});

export const getAccountAdministration = defineEndpoint({
  name: 'getAccountAdministration',
  method: 'GET',
  path: '/accounts/administration',
  summary: 'Get an account’s program, status, payouts, settlement days and fees',
  access: byAdminOfAccount('query'),
  query: z.object({ accountId: identifier }),
  response: accountAdministration,
});

export const changeAccountStatus = defineEndpoint({
  name: 'changeAccountStatus',
  method: 'POST',
  path: '/accounts/status',
  summary: 'Change whether an account can take payments and withdraw',
  access: byAdminOfAccount('body'),
  body: z.object({
    accountId: identifier,
    status: z.enum(['active', 'inactive', 'pending']),
    payoutsAllowed: z.boolean(),
    reason: writtenReason,
  }),
  response: accountAdministration,
});
