import { accountChangeCalls } from '../account-changes/examples.ts';
import { accountSettingCalls } from '../account-settings/examples.ts';
import { accountAdministrationCalls } from '../accounts/administration-examples.ts';
import { accountCalls, accountFigureCalls, accountTag } from '../accounts/examples.ts';
import { adminAttemptCalls, attemptCalls } from '../attempts/examples.ts';
import { accountAuditCalls, auditCalls } from '../audit/examples.ts';
import { deviceAdministrationCalls, deviceCalls } from '../devices/examples.ts';
import { disputeCalls, disputeTag } from '../disputes/examples.ts';
import { exportCalls } from '../exports/examples.ts';
import { frontendErrorCalls } from '../frontend-errors/examples.ts';
import { generalLedgerCalls, generalLedgerTag } from '../general-ledger/examples.ts';
import { grantCalls } from '../grants/examples.ts';
import { healthCalls } from '../health/examples.ts';
import { handoverCalls, identityCalls, identityTag } from '../identity/examples.ts';
import { ledgerCalls } from '../ledger/examples.ts';
import { listSettingCalls, listSettingTag } from '../list-settings/examples.ts';
import { listSumCalls } from '../list-sums/examples.ts';
import { paymentInstrumentCalls, paymentInstrumentTag } from '../payment-instruments/examples.ts';
import { permissionCalls, permissionTag } from '../permissions/examples.ts';
import { profileCalls, profileTag } from '../profiles/examples.ts';
import { administrationTag, programCalls } from '../programs/examples.ts';
import { receiptCalls } from '../receipts/examples.ts';
import { reconciliationCalls } from '../reconciliations/examples.ts';
import { searchCalls } from '../search/examples.ts';
import { settlementCalls, settlementEntryCalls, settlementTag } from '../settlements/examples.ts';
import { statementCalls, statementTag } from '../statements/examples.ts';
import { platformTag, systemCalls } from '../system/examples.ts';
import { inviteCalls, teamCalls, teamTag } from '../team/examples.ts';
import { transactionCalls, transactionTag } from '../transactions/examples.ts';
import { groupSections, type CallGroup } from './group-sections.ts';

/** All calls, in the order in which a newcomer needs them. */
export const callGroups: readonly CallGroup[] = groupSections([
  [identityTag, [identityCalls, inviteCalls, handoverCalls]],
  [permissionTag, [permissionCalls]],
  [
    accountTag,
    [
      accountCalls,
      accountSettingCalls,
      accountAuditCalls,
      accountChangeCalls,
      accountFigureCalls,
      deviceCalls,
    ],
  ],
  [
    transactionTag,
    [transactionCalls, ledgerCalls, receiptCalls, attemptCalls, exportCalls, searchCalls, listSumCalls],
  ],
  [paymentInstrumentTag, [paymentInstrumentCalls]],
  [settlementTag, [settlementCalls, reconciliationCalls, settlementEntryCalls]],
  [statementTag, [statementCalls]],
  [disputeTag, [disputeCalls]],
  [profileTag, [profileCalls]],
  [teamTag, [teamCalls]],
  [listSettingTag, [listSettingCalls]],
  [
    administrationTag,
    [programCalls, accountAdministrationCalls, deviceAdministrationCalls, grantCalls, adminAttemptCalls],
  ],
  [generalLedgerTag, [generalLedgerCalls]],
  [platformTag, [healthCalls, frontendErrorCalls, systemCalls, auditCalls]],
]);
