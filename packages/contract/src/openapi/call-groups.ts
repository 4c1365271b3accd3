import type { CallGroup } from './documented-call.ts';
import { accountCalls, permissionCalls } from './groups/accounts.ts';
import { administrationCalls } from './groups/administration.ts';
import { generalLedgerCalls } from './groups/general-ledger.ts';
import { identityCalls } from './groups/identity.ts';
import { listSettingCalls } from './groups/list-settings.ts';
import { paymentInstrumentCalls } from './groups/payment-instruments.ts';
import { platformCalls } from './groups/platform.ts';
import { profileCalls } from './groups/profiles.ts';
import { disputeCalls, settlementCalls, statementCalls } from './groups/settlements.ts';
import { teamCalls } from './groups/team.ts';
import { transactionCalls } from './groups/transactions.ts';

/** All calls, in the order in which a newcomer needs them. */
export const callGroups: readonly CallGroup[] = [
  identityCalls,
  permissionCalls,
  accountCalls,
  transactionCalls,
  paymentInstrumentCalls,
  settlementCalls,
  statementCalls,
  disputeCalls,
  profileCalls,
  teamCalls,
  listSettingCalls,
  administrationCalls,
  generalLedgerCalls,
  platformCalls,
];
