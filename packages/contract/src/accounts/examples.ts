import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { ActivityPeriod } from './activity.ts';
import { rolePermissions } from '../roles.ts';
import { adjustment } from '../transactions/examples.ts';

const query = { accountId: exampleIds.account };
const grant = {
  id: exampleIds.account,
  accountId: exampleIds.account,
  name: 'Harbor Coffee Roasters',
  type: 'merchant',
};
const tuesday = { gross: 61_240, refunds: 2_500, disputed: 0, fees: 1_834, net: 56_906, payments: 14 };
const activityPeriod: ActivityPeriod = {
  ...tuesday,
  succeeded: 14,
  failed: 1,
  days: [{ date: '2026-11-24', ...tuesday }],
};
export const exampleAccount = {
  ...grant,
  status: 'active',
  createdAt: '2026-08-23T14:05:11.000Z',
  currency: 'usd',
  business: { legalName: 'Harbor Coffee Roasters LLC' },
  pendingBalance: 184_236,
  availableBalance: 1_250_980,
};

export const exampleFeeProfile = {
  cardTransactionFee: {
    type: 'fixed' as const,
    onlinePercentageBasisPoints: 290,
    onlineFlatFee: 30,
    inPersonPercentageBasisPoints: 260,
    inPersonFlatFee: 10,
  },
  achTransactionFee: { maximumFee: 500, minimumFee: 25, percentageBasisPoints: 80 },
};

export const accountTag: Tag = {
  name: 'Accounts',
  description: 'An account with its balances, settings, fees and devices.',
};

export const accountCalls = documented(calls, {
  getAccount: {
    description:
      '`pendingBalance` is the sum of the pending ledger entries, and `availableBalance` the sum of the settled entries. The available balance can be negative.',
    response: { ...exampleAccount, permissions: [...rolePermissions.operator] },
  },
  getAvailability: {
    description:
      'Days follow Eastern Time. Their amounts add up to the pending balance. Money on hold for disputes is not included in any balance; neither are bank payments that have not cleared. At most 50 open disputes are listed.',
    response: {
      pendingBalance: 184_236,
      days: [
        { day: '2026-11-24', readyAt: '2026-11-24T14:00:00.000Z', amount: 121_180, entryCount: 36 },
        { day: '2026-11-25', readyAt: '2026-11-25T14:00:00.000Z', amount: 63_056, entryCount: 21 },
      ],
      accruing: {
        closesAt: '2026-11-24T05:00:00.000Z',
        cardReadyAt: '2026-11-25T14:00:00.000Z',
        bankReadyAt: '2026-11-30T14:00:00.000Z',
      },
      held: {
        amount: 4_890,
        count: 1,
        holds: [
          {
            disputeId: exampleIds.dispute,
            transactionId: exampleIds.payment,
            amount: 4_890,
            status: 'pending',
            respondBy: '2026-12-04T15:04:05.000Z',
          },
        ],
      },
      uncleared: { amount: 25_000, count: 1 },
    },
  },
  getBalanceChanges: {
    description:
      'Returns the balance at `from`, the change by each group of entries, and the balance at `to`, or now. Entries count from their time of settlement. `fees` are all fees, including dispute fees; `disputes` are holds, chargebacks and returned bank payments; a failed payout or refund counts against its own group. `difference` is the part that the groups do not explain. It should always be 0. To list the entries of a group, use `GET /accounts/ledger` with `status=settled`, the same `from`, `until` in place of `to`, and `change`.',
    query: { ...query, from: '2026-11-24T05:00:00.000Z', to: '2026-11-25T05:00:00.000Z' },
    response: {
      from: '2026-11-24T05:00:00.000Z',
      to: '2026-11-25T05:00:00.000Z',
      openingBalance: 412_050,
      changes: [
        { change: 'payments', entryCount: 31, amount: 221_604 },
        { change: 'fees', entryCount: 62, amount: -7_214 },
        { change: 'refunds', entryCount: 2, amount: -7_214 },
        { change: 'disputes', entryCount: 0, amount: 0 },
        { change: 'payouts', entryCount: 1, amount: -500_000 },
        { change: 'adjustments', entryCount: 0, amount: 0 },
      ],
      closingBalance: 119_226,
      difference: 0,
    },
  },
  listAccounts: {
    description:
      'Newest first, unless sorted otherwise. An account matches `search` if each word is found in its name, legal name or ID. To read everything, newest first, repeat the call with the ID of the last account as `before` until the response is empty.',
    query: { search: 'harbor' },
    response: { accounts: [exampleAccount], totalCount: 1 },
  },
  adjustAccount: {
    description:
      'The adjustment settles immediately, can take the available balance below zero, and is recorded in the audit trail.',
    body: {
      accountId: exampleIds.account,
      amount: 2_500,
      direction: 'credit',
      reason: 'Fee of a disputed payment waived',
    },
    response: adjustment,
  },
});

export const accountFigureCalls = someDocumented(calls, {
  getFeeProfile: {
    description:
      'Percentages are basis points: 290 is 2.90%. With `fixed`, no other fees apply; with `dynamic`, interchange fees are added.',
    response: exampleFeeProfile,
  },
  getAccountActivity: {
    description:
      'Returns the period and the previous period. Days follow Eastern Time, and the period ends with today. Money counts on the day it was posted to the ledger; payouts and adjustments are not included, so that `net` = `gross` − `refunds` − `disputed` − `fees`. A returned amount, such as that of a won dispute, reduces its group.',
    query: { ...query, period: '7d' },
    response: { timeZone: 'America/New_York', current: activityPeriod, previous: activityPeriod },
  },
  getAccountAttention: {
    description:
      'Returns open disputes, by deadline; payouts that failed in the last 30 days and were not followed by a successful payout; devices that did not respond to their last payment; and missing parts of the business profile. At most ten of each kind are returned.',
    response: {
      items: [
        {
          kind: 'dispute',
          disputeId: exampleIds.dispute,
          amount: 12_840,
          reasonLabel: 'Product not received',
          respondBy: '2026-12-07T08:30:00.000Z',
        },
        { kind: 'profile', missing: ['businessDescription'] },
      ],
    },
  },
});
