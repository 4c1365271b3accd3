import {
  type AccountAdministration,
  changeAccountStatus,
  createAccount,
  getAccountAdministration,
} from '../../accounts/administration.ts';
import { closeAdminAttempt, findAdminAttempt } from '../../attempts/calls.ts';
import { registerDevice, renameDevice } from '../../devices/calls.ts';
import { changeFeeProfile } from '../../accounts/fee-profiles.ts';
import { grantAccount, listGrants, revokeGrant } from '../../grants/calls.ts';
import { createProgram, listPrograms } from '../../programs/calls.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';
import { exampleAccount, exampleFeeProfile } from './accounts.ts';

const program = { id: exampleIds.program, name: 'Main Street' };
const accountId = exampleIds.account;
const device = { id: exampleIds.device, name: 'Front counter', serialNumber: 'TB-204-77310' };
const grantee = {
  userId: exampleIds.user,
  email: 'dana@harborcoffee.example',
  grantedAt: '2026-08-23T14:20:02.000Z',
  role: 'owner',
};

const administered: AccountAdministration = {
  account: exampleAccount,
  program,
  payoutsAllowed: true,
  statementDescriptor: 'HARBOR COFFEE',
  cardSettlementDays: 2,
  achSettlementDays: 4,
  feeProfile: exampleFeeProfile,
};

export const administrationCalls: CallGroup = {
  name: 'Administration',
  description: 'Programs, accounts and the people with access to them, for internal admins.',
  calls: [
    documented(listPrograms, { response: { programs: [program], totalCount: 1 } }),
    documented(createProgram, { body: { name: program.name }, response: program }),
    documented(createAccount, {
      description:
        'The account starts with zero balances and can take payments at once. All accounts are in US dollars. Without a `statementDescriptor`, the account’s name is used, in upper case and cut to 15 characters.',
      body: {
        programId: program.id,
        name: 'Harbor Coffee Roasters',
        legalName: 'Harbor Coffee Roasters LLC',
        type: 'merchant',
        currency: 'usd',
        statementDescriptor: 'HARBOR COFFEE',
        cardSettlementDays: 2,
        achSettlementDays: 4,
        feeProfile: exampleFeeProfile,
      },
      response: {
        ...administered,
        account: { ...exampleAccount, pendingBalance: 0, availableBalance: 0 },
      },
    }),
    documented(getAccountAdministration, { query: { accountId }, response: administered }),
    documented(changeAccountStatus, {
      description:
        'An account that is not `active` takes no payments: `account_not_active`. People with access can still view it, refund its payments, respond to its disputes and withdraw. Payouts stop only if `payoutsAllowed` is false: `payouts_stopped`. Anything in progress continues.',
      body: {
        accountId,
        status: 'inactive',
        payoutsAllowed: true,
        reason: 'The business closed on October 31',
      },
      response: { ...administered, account: { ...exampleAccount, status: 'inactive' } },
    }),
    documented(changeFeeProfile, {
      description:
        'These fees apply to payments that succeed from now on. Percentages are basis points, flat fees are cents.',
      body: { accountId, ...exampleFeeProfile, reason: 'Renewed contract' },
      response: exampleFeeProfile,
    }),
    documented(registerDevice, {
      body: { accountId, serialNumber: device.serialNumber, name: device.name },
      response: device,
    }),
    documented(renameDevice, {
      params: { id: device.id },
      body: { accountId, name: 'Back counter' },
      response: { ...device, name: 'Back counter' },
    }),
    documented(listGrants, {
      query: { accountId },
      response: { people: [{ ...grantee, hasPassword: true }], totalCount: 1 },
    }),
    documented(grantAccount, {
      description:
        'Without a `role`, the person becomes an owner. A person without a password is emailed a link to set one, valid once and for 24 hours; others are notified. An admin can send at most 20 of these emails an hour, and an address receives at most 3 a day; beyond that, 429.',
      body: { accountId, email: grantee.email },
      response: { ...grantee, hasPassword: false, mail: 'invitation' },
    }),
    documented(revokeGrant, {
      description:
        "The person's next request for the account is rejected, and any open event stream ends. Their other accounts are not affected.",
      body: { accountId, userId: exampleIds.user },
    }),
    documented(findAdminAttempt, {
      description:
        'Like `GET /attempts`, for the calls of internal admins. `accountId` is required for `adjustAccount`, `grantAccount` and `registerDevice`.',
      query: { call: 'adjustAccount', accountId, key: 'adj-20711' },
      response: { status: 'not_received' },
    }),
    documented(closeAdminAttempt, {
      description: 'Like `POST /attempts/close`, for the calls of internal admins.',
      body: { call: 'adjustAccount', accountId, key: 'adj-20711' },
      response: { status: 'closed' },
    }),
  ],
};
