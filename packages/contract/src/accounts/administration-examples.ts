import { exampleIds } from '../openapi/example-ids.ts';
import { someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { AccountAdministration } from './administration.ts';
import { exampleAccount, exampleFeeProfile } from './examples.ts';

const program = { id: exampleIds.program, name: 'Main Street' };
const accountId = exampleIds.account;

const administered: AccountAdministration = {
  account: exampleAccount,
  program,
  payoutsAllowed: true,
  statementDescriptor: 'HARBOR COFFEE',
  cardSettlementDays: 2,
  achSettlementDays: 4,
  feeProfile: exampleFeeProfile,
};

export const accountAdministrationCalls = someDocumented(calls, {
  createAccount: {
    description:
      'The account is active from the start: it has zero balances and can take payments immediately. All accounts are in US dollars. Without a `statementDescriptor`, the account’s name is used, in upper case and truncated to 15 characters.',
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
  },
  getAccountAdministration: { response: administered },
  changeAccountStatus: {
    description:
      'The `reason` is recorded in the audit trail. An account that is not `active` takes no payments (`account_not_active`). People with access can still view it, refund its payments, respond to its disputes and withdraw. Payouts stop only if `payoutsAllowed` is false (`payouts_stopped`). Payments and payouts in progress continue.',
    body: {
      accountId,
      status: 'inactive',
      payoutsAllowed: true,
      reason: 'The business closed on October 31',
    },
    response: { ...administered, account: { ...exampleAccount, status: 'inactive' } },
  },
  changeFeeProfile: {
    description:
      'These fees apply to payments that succeed from now on; the `reason` is recorded in the audit trail. Percentages are basis points, flat fees are cents.',
    body: { accountId, ...exampleFeeProfile, reason: 'Renewed contract' },
    response: exampleFeeProfile,
  },
});
