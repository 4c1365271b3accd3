import { getAccountCall } from '../modules/accounts/get-account.ts';
import { getAvailabilityCall } from '../modules/accounts/get-availability.ts';
import { cancelExportCall } from '../modules/exports/cancel-export.ts';
import { searchCall } from '../modules/search/search.ts';
import { followAccountCall } from '../modules/account-changes/follow-account.ts';
import { createExportCall } from '../modules/exports/create-export.ts';
import { getExportCall } from '../modules/exports/get-export.ts';
import { getFeeProfileCall } from '../modules/accounts/get-fee-profile.ts';
import { changePasswordCall } from '../modules/identity/change-password.ts';
import { checkSessionCall } from '../modules/identity/check-session.ts';
import { loginCall } from '../modules/identity/login.ts';
import { logoutCall } from '../modules/identity/logout.ts';
import { requestPasswordResetCall } from '../modules/identity/request-password-reset.ts';
import { resetPasswordCall } from '../modules/identity/reset-password.ts';
import { reportFrontendErrorCall } from '../modules/frontend-errors/report-frontend-error.ts';
import { getHealthCall } from '../modules/health/get-health.ts';
import { getReadinessCall } from '../modules/health/get-readiness.ts';
import { chooseListColumnsCall } from '../modules/list-settings/choose-list-columns.ts';
import { getListSettingsCall } from '../modules/list-settings/get-list-settings.ts';
import { removeListViewCall } from '../modules/list-settings/remove-list-view.ts';
import { saveListViewCall } from '../modules/list-settings/save-list-view.ts';
import { listLedgerEntriesCall } from '../modules/ledger/list-ledger-entries.ts';
import { createInstrumentTicketCall } from '../modules/payment-instruments/create-instrument-ticket.ts';
import { getPaymentInstrumentCall } from '../modules/payment-instruments/get-payment-instrument.ts';
import { listPaymentInstrumentsCall } from '../modules/payment-instruments/list-payment-instruments.ts';
import { listPermittedAccountsCall } from '../modules/permissions/list-permitted-accounts.ts';
import { listPermittedProgramsCall } from '../modules/permissions/list-permitted-programs.ts';
import { emailReceiptCall } from '../modules/receipts/email-receipt.ts';
import { getReceiptCall } from '../modules/receipts/get-receipt.ts';
import { getAccountSettingsCall } from '../modules/account-settings/get-account-settings.ts';
import { updateAccountSettingsCall } from '../modules/account-settings/update-account-settings.ts';
import { getAccountActivityCall } from '../modules/accounts/get-account-activity.ts';
import { getAccountAttentionCall } from '../modules/accounts/get-account-attention.ts';
import { listDevicesCall } from '../modules/devices/list-devices.ts';
import { acceptDisputeCall } from '../modules/disputes/accept-dispute.ts';
import { addDisputeFileCall } from '../modules/disputes/add-dispute-file.ts';
import { getDisputeCall } from '../modules/disputes/get-dispute.ts';
import { listDisputesCall } from '../modules/disputes/list-disputes.ts';
import { removeDisputeFileCall } from '../modules/disputes/remove-dispute-file.ts';
import { saveDisputeEvidenceCall } from '../modules/disputes/save-dispute-evidence.ts';
import { submitDisputeCall } from '../modules/disputes/submit-dispute.ts';
import { getProfileCall } from '../modules/profiles/get-profile.ts';
import { saveProfileCall } from '../modules/profiles/save-profile.ts';
import { getTransactionFeesCall } from '../modules/transactions/get-transaction-fees.ts';
import { getTransactionTimelineCall } from '../modules/transactions/get-transaction-timeline.ts';
import { getPayoutReconciliationCall } from '../modules/reconciliations/get-payout-reconciliation.ts';
import { getSettlementReconciliationCall } from '../modules/reconciliations/get-settlement-reconciliation.ts';
import { getSettlementCall } from '../modules/settlements/get-settlement.ts';
import { listSettlementEntriesCall } from '../modules/settlements/list-settlement-entries.ts';
import { createStatementFileCall } from '../modules/statements/create-statement-file.ts';
import { getStatementCall } from '../modules/statements/get-statement.ts';
import { listStatementEntriesCall } from '../modules/statements/list-statement-entries.ts';
import { listStatementsCall } from '../modules/statements/list-statements.ts';
import { listSettlementsCall } from '../modules/settlements/list-settlements.ts';
import { createTransactionCall } from '../modules/transactions/create-transaction.ts';
import { getTransactionCall } from '../modules/transactions/get-transaction.ts';
import { listTransactionsCall } from '../modules/transactions/list-transactions.ts';
import { refundTransactionCall } from '../modules/transactions/refund-transaction.ts';
import { adjustAccountCall } from '../modules/accounts/adjust-account.ts';
import { listAccountsCall } from '../modules/accounts/list-accounts.ts';
import { changeAccountStatusCall } from '../modules/accounts/change-account-status.ts';
import { createAccountCall } from '../modules/accounts/create-account.ts';
import { getAccountAdministrationCall } from '../modules/accounts/get-account-administration.ts';
import { registerDeviceCall } from '../modules/devices/register-device.ts';
import { renameDeviceCall } from '../modules/devices/rename-device.ts';
import { changeFeeProfileCall } from '../modules/accounts/change-fee-profile.ts';
import { grantAccountCall } from '../modules/grants/grant-account.ts';
import { listGrantsCall } from '../modules/grants/list-grants.ts';
import { revokeGrantCall } from '../modules/grants/revoke-grant.ts';
import { createProgramCall } from '../modules/programs/create-program.ts';
import { listProgramsCall } from '../modules/programs/list-programs.ts';
import { createEntrySetCall } from '../modules/general-ledger/create-entry-set.ts';
import { getEntrySetCall } from '../modules/general-ledger/get-entry-set.ts';
import { listEntrySetsCall } from '../modules/general-ledger/list-entry-sets.ts';
import { listGeneralLedgerAccountsCall } from '../modules/general-ledger/list-general-ledger-accounts.ts';
import { postEntrySetCall } from '../modules/general-ledger/post-entry-set.ts';
import { reverseEntrySetCall } from '../modules/general-ledger/reverse-entry-set.ts';
import { updateEntrySetCall } from '../modules/general-ledger/update-entry-set.ts';
import { listAccountAuditEntriesCall } from '../modules/audit/list-account-audit-entries.ts';
import { listAuditEntriesCall } from '../modules/audit/list-audit-entries.ts';
import { getSystemCall } from '../modules/system/get-system.ts';
import { createHandoverCodeCall } from '../modules/identity/create-handover-code.ts';
import { useHandoverCodeCall } from '../modules/identity/use-handover-code.ts';
import type { Answered } from '../http/call.ts';

/** Every declared call with what answers it; a test fails for one that is missing. */
export const answeredCalls: readonly Answered[] = [
  loginCall,
  checkSessionCall,
  logoutCall,
  changePasswordCall,
  requestPasswordResetCall,
  resetPasswordCall,
  createHandoverCodeCall,
  useHandoverCodeCall,
  listPermittedAccountsCall,
  listPermittedProgramsCall,
  getListSettingsCall,
  chooseListColumnsCall,
  saveListViewCall,
  removeListViewCall,
  getAccountCall,
  getAvailabilityCall,
  listAccountsCall,
  adjustAccountCall,
  listProgramsCall,
  createProgramCall,
  createAccountCall,
  getAccountAdministrationCall,
  changeAccountStatusCall,
  changeFeeProfileCall,
  registerDeviceCall,
  renameDeviceCall,
  listGrantsCall,
  grantAccountCall,
  revokeGrantCall,
  listLedgerEntriesCall,
  listTransactionsCall,
  getTransactionCall,
  createTransactionCall,
  refundTransactionCall,
  getTransactionTimelineCall,
  getTransactionFeesCall,
  getFeeProfileCall,
  emailReceiptCall,
  getReceiptCall,
  createExportCall,
  getExportCall,
  cancelExportCall,
  searchCall,
  followAccountCall,
  createInstrumentTicketCall,
  listPaymentInstrumentsCall,
  getPaymentInstrumentCall,
  getAccountSettingsCall,
  updateAccountSettingsCall,
  listAccountAuditEntriesCall,
  getProfileCall,
  saveProfileCall,
  listDevicesCall,
  getAccountActivityCall,
  getAccountAttentionCall,
  listSettlementsCall,
  getSettlementCall,
  getSettlementReconciliationCall,
  getPayoutReconciliationCall,
  listSettlementEntriesCall,
  listStatementsCall,
  getStatementCall,
  listStatementEntriesCall,
  createStatementFileCall,
  listDisputesCall,
  getDisputeCall,
  saveDisputeEvidenceCall,
  addDisputeFileCall,
  removeDisputeFileCall,
  submitDisputeCall,
  acceptDisputeCall,
  listGeneralLedgerAccountsCall,
  listEntrySetsCall,
  getEntrySetCall,
  createEntrySetCall,
  updateEntrySetCall,
  postEntrySetCall,
  reverseEntrySetCall,
  listAuditEntriesCall,
  getSystemCall,
  reportFrontendErrorCall,
  getHealthCall,
  getReadinessCall,
];
