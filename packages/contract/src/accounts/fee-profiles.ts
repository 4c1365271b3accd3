import * as z from 'zod/mini';
import { byAccountId, byAdminOfAccount, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, openEnum } from '../primitives.ts';
import { writtenReason } from '../typed-text.ts';

const feeProfile = z.object({
  cardTransactionFee: z.object({
    type: openEnum('fixed', 'dynamic'),
    onlinePercentageBasisPoints: z.int(),
    onlineFlatFee: cents,
    inPersonPercentageBasisPoints: z.int(),
    inPersonFlatFee: cents,
  }),
  achTransactionFee: z.object({
    maximumFee: cents,
    minimumFee: cents,
    percentageBasisPoints: z.int(),
  }),
});

export type FeeProfile = z.infer<typeof feeProfile>;

const feeBasisPoints = z
  .int('The percentage must be a whole number of basis points.')
  .check(
    z.gte(0, 'The percentage can’t be negative.'),
    z.lte(10_000, 'The percentage can be at most 10,000 basis points, which is 100%.'),
  );

const feeCents = z
  .int('The fee must be a whole number of cents.')
  .check(z.gte(0, 'The fee can’t be negative.'), z.lte(100_000, 'The fee can be at most $1,000.00.'));

/** A fee profile as an admin sets it. Responses may gain more fields. */
export const newFeeProfile = {
  cardTransactionFee: z.object({
    type: z.enum(['fixed', 'dynamic']),
    onlinePercentageBasisPoints: feeBasisPoints,
    onlineFlatFee: feeCents,
    inPersonPercentageBasisPoints: feeBasisPoints,
    inPersonFlatFee: feeCents,
  }),
  achTransactionFee: z
    .object({ maximumFee: feeCents, minimumFee: feeCents, percentageBasisPoints: feeBasisPoints })
    .check(
      z.refine((fee) => fee.minimumFee <= fee.maximumFee, {
        error: 'The minimum fee can’t be more than the maximum fee.',
        path: ['minimumFee'],
      }),
    ),
};

export const getFeeProfile = defineEndpoint({
  name: 'getFeeProfile',
  method: 'GET',
  path: '/fee-profiles',
  summary: 'Get an account’s fees per payment',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: feeProfile,
});

export const changeFeeProfile = defineEndpoint({
  name: 'changeFeeProfile',
  method: 'POST',
  path: '/fee-profiles',
  summary: 'Change an account’s fees for future payments',
  access: byAdminOfAccount('body'),
  body: z.object({ accountId: identifier, ...newFeeProfile, reason: writtenReason }),
  response: feeProfile,
});
