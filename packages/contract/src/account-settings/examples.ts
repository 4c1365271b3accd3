import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const settings = {
  defaultPaymentInstrumentId: exampleIds.bankAccount,
  statementDescriptor: 'HARBOR COFFEE',
  cardSettlementDays: 2,
  achSettlementDays: 4,
};

export const accountSettingCalls = documented(calls, {
  getAccountSettings: {
    description: 'Payouts go to `defaultPaymentInstrumentId`, if one is set.',
    response: settings,
  },
  updateAccountSettings: {
    body: { accountId: exampleIds.account, statementDescriptor: 'HARBOR ROASTERY' },
    response: { ...settings, statementDescriptor: 'HARBOR ROASTERY' },
  },
});
