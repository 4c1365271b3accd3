import { getAccountSettings, updateAccountSettings } from './account-settings/calls.ts';
import { changeAccountStatus, createAccount, getAccountAdministration } from './accounts/administration.ts';
import { adjustAccount, getAccount, listAccounts } from './accounts/calls.ts';
import { getAccountActivity } from './accounts/activity.ts';
import { getAccountAttention } from './accounts/attention.ts';
import { closeAdminAttempt, closeAttempt, findAdminAttempt, findAttempt } from './attempts/calls.ts';
import { listAccountAuditEntries, listAuditEntries } from './audit/calls.ts';
import { getAvailability } from './accounts/availability.ts';
import { getBalanceChanges } from './accounts/balance-changes.ts';
import { listDevices, registerDevice, renameDevice } from './devices/calls.ts';
import {
  acceptDispute,
  addDisputeFile,
  attachDisputeReceipt,
  getDispute,
  getDisputeFile,
  listDisputes,
  removeDisputeFile,
  saveDisputeEvidence,
  submitDispute,
} from './disputes/calls.ts';
import type { Endpoint } from './endpoint.ts';
import { followAccount } from './account-changes/calls.ts';
import { cancelExport, createExport, getExport } from './exports/calls.ts';
import { changeFeeProfile, getFeeProfile } from './accounts/fee-profiles.ts';
import { reportFrontendError } from './frontend-errors/calls.ts';
import {
  createEntrySet,
  getEntrySet,
  listEntrySets,
  listGeneralLedgerAccounts,
  postEntrySet,
  reverseEntrySet,
  updateEntrySet,
} from './general-ledger/calls.ts';
import { grantAccount, listGrants, revokeGrant } from './grants/calls.ts';
import { getHealth, getReadiness } from './health/calls.ts';
import {
  changePassword,
  checkSession,
  confirmEmailChange,
  createHandoverCode,
  login,
  logout,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  useHandoverCode,
} from './identity/calls.ts';
import { listLedgerEntries } from './ledger/calls.ts';
import { chooseListColumns, getListSettings, removeListView, saveListView } from './list-settings/calls.ts';
import {
  createInstrumentTicket,
  getPaymentInstrument,
  listPaymentInstruments,
} from './payment-instruments/calls.ts';
import { listPermittedAccounts, listPermittedPrograms } from './permissions/calls.ts';
import { createProgram, listPrograms } from './programs/calls.ts';
import { getProfile, saveProfile } from './profiles/calls.ts';
import { emailReceipt, getReceipt } from './receipts/calls.ts';
import { search } from './search/calls.ts';
import { getPayoutReconciliation, getSettlementReconciliation } from './reconciliations/calls.ts';
import { getSettlement, listSettlementEntries, listSettlements } from './settlements/calls.ts';
import {
  createStatementFile,
  getStatement,
  listStatementEntries,
  listStatements,
} from './statements/calls.ts';
import { getSystem } from './system/calls.ts';
import {
  acceptInvite,
  changeMemberRole,
  checkInvite,
  inviteMember,
  listInvites,
  listMembers,
  registerByInvite,
  removeMember,
  withdrawInvite,
} from './team/calls.ts';
import { getTransactionFees } from './transactions/fees.ts';
import { getTransactionTimeline } from './transactions/timeline.ts';
import {
  createTransaction,
  getTransaction,
  listTransactions,
  refundTransaction,
} from './transactions/calls.ts';

/** Every call below the API base. The vault's only call is separate: it is on the tokenization origin. */
export const endpoints: readonly Endpoint[] = [
  login,
  checkSession,
  logout,
  changePassword,
  requestPasswordReset,
  resetPassword,
  requestEmailChange,
  confirmEmailChange,
  checkInvite,
  acceptInvite,
  registerByInvite,
  createHandoverCode,
  useHandoverCode,
  listPermittedAccounts,
  listPermittedPrograms,
  getListSettings,
  chooseListColumns,
  saveListView,
  removeListView,
  getAccount,
  getAvailability,
  getBalanceChanges,
  listAccounts,
  adjustAccount,
  listPrograms,
  createProgram,
  createAccount,
  getAccountAdministration,
  changeAccountStatus,
  changeFeeProfile,
  registerDevice,
  renameDevice,
  listGrants,
  grantAccount,
  revokeGrant,
  findAdminAttempt,
  closeAdminAttempt,
  listLedgerEntries,
  getAccountSettings,
  updateAccountSettings,
  listAccountAuditEntries,
  listMembers,
  changeMemberRole,
  removeMember,
  listInvites,
  inviteMember,
  withdrawInvite,
  getProfile,
  saveProfile,
  listDevices,
  getAccountActivity,
  getAccountAttention,
  listTransactions,
  getTransaction,
  createTransaction,
  refundTransaction,
  getTransactionTimeline,
  getTransactionFees,
  emailReceipt,
  getReceipt,
  findAttempt,
  closeAttempt,
  createExport,
  getExport,
  cancelExport,
  search,
  followAccount,
  createInstrumentTicket,
  listPaymentInstruments,
  getPaymentInstrument,
  getFeeProfile,
  listSettlements,
  getSettlement,
  getSettlementReconciliation,
  getPayoutReconciliation,
  listSettlementEntries,
  listStatements,
  getStatement,
  listStatementEntries,
  createStatementFile,
  listDisputes,
  getDispute,
  getDisputeFile,
  saveDisputeEvidence,
  addDisputeFile,
  attachDisputeReceipt,
  removeDisputeFile,
  submitDispute,
  acceptDispute,
  listGeneralLedgerAccounts,
  listEntrySets,
  getEntrySet,
  createEntrySet,
  updateEntrySet,
  postEntrySet,
  reverseEntrySet,
  listAuditEntries,
  getSystem,
  reportFrontendError,
  getHealth,
  getReadiness,
];
