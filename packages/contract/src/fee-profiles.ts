import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from './endpoint.ts';
import { cents, identifier, openEnum } from './primitives.ts';

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

export const getFeeProfile = defineEndpoint({
  name: 'getFeeProfile',
  method: 'GET',
  path: '/fee-profiles',
  summary: 'What the account pays per payment, in cents and basis points.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier }),
  response: feeProfile,
});
