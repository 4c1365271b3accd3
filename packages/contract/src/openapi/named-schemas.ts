import { getAccountAdministration } from '../accounts/administration.ts';
import { getAccountSettings } from '../account-settings/calls.ts';
import { getAccount } from '../accounts/accounts.ts';
import { getAvailability } from '../accounts/availability.ts';
import { getDispute, listDisputes } from '../disputes/calls.ts';
import { errorBody } from '../errors.ts';
import { getFeeProfile } from '../accounts/fee-profiles.ts';
import { getEntrySet, listGeneralLedgerAccounts } from '../general-ledger/calls.ts';
import { getAccountActivity } from '../accounts/activity.ts';
import { listLedgerEntries } from '../ledger/calls.ts';
import { getPaymentInstrument } from '../payment-instruments/calls.ts';
import { getSettlementReconciliation } from '../reconciliations/calls.ts';
import { getSettlement, listSettlementEntries } from '../settlements/calls.ts';
import { getStatement, listStatementEntries, listStatements } from '../statements/calls.ts';
import { transaction } from '../transactions/transaction.ts';

/** Objects that several responses share: described once and referenced. */
export const namedSchemas = new Map<unknown, string>([
  [errorBody, 'Error'],
  [getAccount.response, 'Account'],
  [getAccountAdministration.response, 'AccountAdministration'],
  [getAvailability.response, 'Availability'],
  [getAccountSettings.response, 'AccountSettings'],
  [getFeeProfile.response, 'FeeProfile'],
  [transaction, 'Transaction'],
  [listLedgerEntries.response.shape.data._zod.def.element, 'LedgerEntry'],
  [getPaymentInstrument.response, 'PaymentInstrument'],
  [getSettlement.response, 'Settlement'],
  [getAccountActivity.response.shape.current, 'ActivityPeriod'],
  [getSettlementReconciliation.response, 'Reconciliation'],
  [listSettlementEntries.response.shape.entries._zod.def.element, 'SettlementEntry'],
  [listStatements.response.shape.statements._zod.def.element, 'StatementSummary'],
  [getStatement.response, 'Statement'],
  [listStatementEntries.response.shape.entries._zod.def.element, 'StatementEntry'],
  [listDisputes.response._zod.def.element, 'Dispute'],
  [getDispute.response, 'DisputeDetail'],
  [listGeneralLedgerAccounts.response.shape.accounts._zod.def.element, 'GeneralLedgerAccount'],
  [getEntrySet.response, 'EntrySet'],
]);
