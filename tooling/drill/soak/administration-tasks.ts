import {
  changeAccountStatus,
  changeFeeProfile,
  createAccount,
  createProgram,
  getAccountAdministration,
  grantAccount,
  listGrants,
  listPrograms,
  registerDevice,
  renameDevice,
  revokeGrant,
} from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import { usualFees } from '../load/usual-fees.ts';
import type { Task } from './merchant-tasks.ts';

const keyed = () => ({ idempotencyKey: `soak-${randomUUID()}` });

/** Creates an account with its program and device, and revokes its only grant. Touches no other account. */
const administerAccount: Task = async ({ admin }) => {
  await admin.callList(listPrograms, { query: { limit: 5 } });
  const program = await admin.call(createProgram, { body: { name: 'Soak' } }, keyed());
  const opened = {
    programId: program.id,
    name: 'Soak',
    legalName: 'Soak LLC',
    type: 'merchant',
    cardSettlementDays: 2,
    achSettlementDays: 4,
    feeProfile: usualFees,
  } as const;
  const { account } = await admin.call(createAccount, { body: opened }, keyed());
  const { accountId } = account;
  const reason = 'Soak';
  await admin.call(changeFeeProfile, { body: { accountId, ...usualFees, reason } });
  await admin.call(changeAccountStatus, {
    body: { accountId, status: 'inactive', payoutsAllowed: false, reason },
  });
  const { id } = await admin.call(
    registerDevice,
    { body: { accountId, serialNumber: randomUUID() } },
    keyed(),
  );
  await admin.call(renameDevice, { params: { id }, body: { accountId, name: 'Soak' } });
  const email = `soak-${randomUUID()}@example.com`;
  const { userId } = await admin.call(grantAccount, { body: { accountId, email } }, keyed());
  await admin.callList(listGrants, { query: { accountId } });
  await admin.call(getAccountAdministration, { query: { accountId } });
  await admin.call(revokeGrant, { body: { accountId, userId } });
};

export const administrationTasks: readonly Task[] = [administerAccount];
