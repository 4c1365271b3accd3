import { getAccountSettings, updateAccountSettings } from '../../account-settings.ts';
import { adjustAccount, getAccount, listAccounts } from '../../accounts/accounts.ts';
import { getAccountActivity, type ActivityPeriod } from '../../accounts/activity.ts';
import { getAccountAttention } from '../../accounts/attention.ts';
import { listAccountAuditEntries } from '../../audit.ts';
import { getAvailability } from '../../accounts/availability.ts';
import { followAccount } from '../../account-changes.ts';
import { listDevices } from '../../devices.ts';
import { getFeeProfile } from '../../accounts/fee-profiles.ts';
import { listPermittedAccounts, listPermittedPrograms } from '../../permissions.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';
import { adjustment } from './transactions.ts';

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
const settings = {
  defaultPaymentInstrumentId: exampleIds.bankAccount,
  statementDescriptor: 'HARBOR COFFEE',
  cardSettlementDays: 2,
  achSettlementDays: 4,
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

export const permissionCalls: CallGroup = {
  name: 'Permissions',
  description: 'The accounts a person may work in.',
  calls: [
    documented(listPermittedAccounts, { response: { accounts: [grant] } }),
    documented(listPermittedPrograms, {
      response: { programs: [{ id: exampleIds.program, name: 'Main Street' }] },
    }),
  ],
};

export const accountCalls: CallGroup = {
  name: 'Accounts',
  description: 'An account with its balances, settings, fees and devices.',
  calls: [
    documented(getAccount, {
      description:
        '`pendingBalance` is the sum of the pending ledger entries, `availableBalance` that of the settled ones. The available balance can be negative.',
      query,
      response: exampleAccount,
    }),
    documented(getAvailability, {
      description:
        'Days are those of New York, as banking days are. Together the days are the pending balance. What disputes hold, and bank payments that have not cleared, are part of no balance. Of the open disputes 50 are named.',
      query,
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
    }),
    documented(listAccounts, {
      description: '`search` looks for each of its words in name, legal name and id.',
      query: { search: 'harbor' },
      response: { accounts: [exampleAccount], totalCount: 1 },
    }),
    documented(adjustAccount, {
      description:
        'It is settled at once, may take the available balance below zero, and is written to the audit trail.',
      body: {
        accountId: exampleIds.account,
        amount: 2_500,
        direction: 'credit',
        reason: 'Fee of a disputed payment waived',
      },
      response: adjustment,
    }),
    documented(getAccountSettings, { query, response: settings }),
    documented(updateAccountSettings, {
      body: { accountId: exampleIds.account, statementDescriptor: 'HARBOR ROASTERY' },
      response: { ...settings, statementDescriptor: 'HARBOR ROASTERY' },
    }),
    documented(listAccountAuditEntries, {
      description:
        'What was done to the account and read of it by admins, and the sign-ins and passwords of the people who may work in it, since they may. An admin of the platform is `by` the `platform`, and is named by the id alone. Whoever wants all of it asks for what is `before` the last one seen, until nothing comes.',
      query,
      response: {
        data: [
          {
            id: 'aud_01kagt4z6b8d0f2h4k6n8q0s2v',
            at: '2026-11-20T21:00:00.000Z',
            action: 'admin.read',
            by: 'platform',
            userId: 'usr_01kagq1a3c5e7g9j1m3p5r7t9v',
            subject: 'getAccount',
          },
          {
            id: 'aud_01kagt1b3d5f7h9k1m3p5r7t9v',
            at: '2026-11-20T20:04:00.000Z',
            action: 'payout.create',
            by: 'account',
            userId: exampleIds.user,
            email: 'dana@harbor.example',
            subject: exampleIds.payout,
            clientAddress: '203.0.113.9',
          },
        ],
      },
    }),
    documented(followAccount, {
      description:
        'A stream of server-sent events that lasts until the session ends, the grant is taken away or the platform stops. It says only that something has changed; what, is read by the other calls. After `open`, and so after each interruption, whatever is shown has to be read once more. A comment line comes every 15 seconds. Eight streams at once for a session and a hundred for an account; then 429. Following does not keep a session from falling idle.',
      query,
      events: [{ type: 'open' }, { type: 'changed' }],
    }),
    documented(getFeeProfile, {
      description:
        'Percentages are basis points: 290 is 2.90%. `fixed` means that these are all fees, `dynamic` that interchange is added.',
      query,
      response: exampleFeeProfile,
    }),
    documented(getAccountActivity, {
      description:
        'The days are those of New York, and the period ends with today. Money counts on the day it was posted to the ledger; payouts and adjustments are no part of it, so that `net` = `gross` − `refunds` − `disputed` − `fees`. Amounts given back after all, such as a dispute that was won, lower what they gave back.',
      query: { ...query, period: '7d' },
      response: { timeZone: 'America/New_York', current: activityPeriod, previous: activityPeriod },
    }),
    documented(getAccountAttention, {
      description:
        'Disputes that can still be answered, by their deadline; payouts of the last 30 days that failed and were not made good by a later one; devices whose last payment did not reach them; and what the business profile lacks. At most ten of a kind.',
      query,
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
    }),
    documented(listDevices, {
      query,
      response: { devices: [{ id: exampleIds.device, name: 'Front counter', serialNumber: 'TB-204-77310' }] },
    }),
  ],
};
