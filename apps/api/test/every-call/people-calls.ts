import { usualFees } from '../administration.ts';
import { balancedDraft } from '../general-ledger.ts';
import { runDueJobs } from '../passing-time.ts';
import { newPerson, type Person } from '../people.ts';
import { textIn } from '../requests.ts';
import { tokenMailedTo } from '../team.ts';
import type { TestPlatform } from '../test-platform.ts';
import type { Caller } from './caller.ts';
import { makeReads } from './make-reads.ts';

const reason = 'Asked for by the merchant.';

const administerAccounts = async (call: Caller): Promise<void> => {
  const programId = textIn(await call('createProgram', { body: { name: 'Cafés' } }), 'id');
  const terms = { programId, name: 'Corner Shop', legalName: 'Corner Shop LLC', type: 'merchant' };
  const opened = await call('createAccount', {
    body: { ...terms, cardSettlementDays: 2, achSettlementDays: 4, feeProfile: usualFees },
  });
  const accountId = String(Object(opened.body).account.id);
  await call('changeAccountStatus', { body: { accountId, status: 'active', payoutsAllowed: false, reason } });
  await call('changeFeeProfile', { body: { accountId, ...usualFees, reason } });
  const device = await call('registerDevice', {
    body: { accountId, serialNumber: 'TRM-2', name: 'Counter' },
  });
  await call('renameDevice', { params: { id: textIn(device, 'id') }, body: { accountId, name: 'Bar' } });
  await call('adjustAccount', { body: { accountId, amount: 500, direction: 'credit', reason } });
  const attempt = { call: 'adjustAccount', accountId, key: 'adjustment-1' };
  await call('findAdminAttempt', { query: attempt });
  await call('closeAdminAttempt', { body: attempt });
};

const grantAccess = async (testPlatform: TestPlatform, accountId: string, call: Caller): Promise<void> => {
  const granted = await call('grantAccount', { body: { accountId, email: 'partner@example.com' } });
  await runDueJobs(testPlatform);
  await call('listGrants', { query: { accountId } });
  await call('revokeGrant', { body: { accountId, userId: textIn(granted, 'userId') } });
  const { body } = await call('createHandoverCode', { body: { accountId } });
  await call('useHandoverCode', { body: { code: Object(body).code } });
};

const keepTheGeneralLedger = async (call: Caller): Promise<void> => {
  const drafted = textIn(await call('createEntrySet', { body: balancedDraft(5_000) }), 'id');
  const params = { id: drafted };
  await call('updateEntrySet', { params, body: balancedDraft(6_000) });
  await call('postEntrySet', { params });
  await call('getEntrySet', { params });
  await call('reverseEntrySet', { params });
};

export const makeTeamCalls = async (
  testPlatform: TestPlatform,
  accountId: string,
  callAs: (userId: string) => Caller,
  ownerId: string,
): Promise<void> => {
  const call = callAs(ownerId);
  const invite = (email: string) => call('inviteMember', { body: { accountId, email, role: 'viewer' } });
  const withdrawn = textIn(await invite('nobody@example.com'), 'id');
  await call('listInvites', { query: { accountId } });
  await call('withdrawInvite', { body: { accountId, inviteId: withdrawn } });
  await invite('newcomer@example.com');
  const token = await tokenMailedTo(testPlatform, 'newcomer@example.com', 'accept-invite');
  await call('checkInvite', { body: { token } });
  await call('registerByInvite', { body: { token, newPassword: 'a password nobody guesses' } });
  const colleague = await newPerson(testPlatform);
  await invite(colleague.email);
  const link = await tokenMailedTo(testPlatform, colleague.email, 'accept-invite');
  await callAs(colleague.userId)('acceptInvite', { body: { token: link } });
  const { userId } = colleague;
  await call('listMembers', { query: { accountId } });
  await call('changeMemberRole', { body: { accountId, userId, role: 'finance' } });
  await call('removeMember', { body: { accountId, userId } });
};

export const makeAdminCalls = async (
  testPlatform: TestPlatform,
  accountId: string,
  call: Caller,
): Promise<void> => {
  await administerAccounts(call);
  await grantAccess(testPlatform, accountId, call);
  await keepTheGeneralLedger(call);
  await makeReads(call, 'admin', accountId);
};

export const makePublicCalls = async (
  testPlatform: TestPlatform,
  { email, password }: Person,
  call: Caller,
): Promise<void> => {
  await call('login', { body: { email, password, system: 'payment' } });
  await call('changePassword', { body: { oldPassword: password, newPassword: `new ${password}` } });
  await call('requestPasswordReset', { body: { email } });
  const token = await tokenMailedTo(testPlatform, email, 'reset-password');
  await call('resetPassword', { body: { token, newPassword: `newer ${password}` } });
  const newEmail = `new-${email}`;
  await call('requestEmailChange', { body: { password: `newer ${password}`, newEmail } });
  await call('confirmEmailChange', {
    body: { token: await tokenMailedTo(testPlatform, newEmail, 'confirm-email') },
  });
  await runDueJobs(testPlatform);
  await call('reportFrontendError', { body: { message: 'It broke.' } });
  await makeReads(call, 'public', '');
  await call('logout');
};
