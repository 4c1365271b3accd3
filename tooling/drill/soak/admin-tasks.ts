import {
  adjustAccount,
  closeAdminAttempt,
  createEntrySet,
  createHandoverCode,
  findAdminAttempt,
  getEntrySet,
  getHealth,
  getReadiness,
  getSystem,
  listAccounts,
  listAuditEntries,
  listEntrySets,
  listGeneralLedgerAccounts,
  postEntrySet,
  reportFrontendError,
  reverseEntrySet,
  updateEntrySet,
  useHandoverCode,
} from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import type { Task } from './merchant-tasks.ts';

const keyed = () => ({ idempotencyKey: `soak-${randomUUID()}` });

const lookAround: Task = async ({ admin }) => {
  await admin.callList(listAccounts, { query: { search: 'harbor' } });
  await admin.call(listGeneralLedgerAccounts, {});
  await admin.callList(listEntrySets, { query: { limit: 15 } });
  await admin.callList(listAuditEntries, { query: { action: 'payment.create' } });
  await admin.call(getSystem, {});
};

const adjust: Task = async ({ admin, accountId }) => {
  const amount = 1 + Math.floor(Math.random() * 10_000);
  const body = { accountId, amount, direction: 'credit', reason: 'Soak' } as const;
  const key = `soak-${randomUUID()}`;
  const { id } = await admin.call(adjustAccount, { body }, { idempotencyKey: key });
  const attempt = { accountId, call: 'adjustAccount' } as const;
  const found = await admin.call(findAdminAttempt, { query: { ...attempt, key } });
  if (found.objectId !== id) throw new Error(`an adjustment’s attempt is ${found.status}`);
  await admin.call(closeAdminAttempt, { body: { ...attempt, key: `soak-${randomUUID()}` } });
};

const postEntries: Task = async ({ admin }) => {
  const { accounts } = await admin.call(listGeneralLedgerAccounts, {});
  const [first, second] = accounts.filter(({ takesManualEntries }) => takesManualEntries);
  if (first === undefined || second === undefined) throw new Error('No account takes manual entries.');
  const entrySetOf = (cents: number) => ({
    reference: 'SOAK',
    description: 'Soak',
    ledgerEntries: [
      { accountId: first.id, debitCents: cents },
      { accountId: second.id, creditCents: cents },
    ],
  });
  const { id } = await admin.call(createEntrySet, { body: entrySetOf(100) }, keyed());
  await admin.call(updateEntrySet, { params: { id }, body: entrySetOf(200) }, keyed());
  await admin.call(getEntrySet, { params: { id } });
  await admin.call(postEntrySet, { params: { id } }, keyed());
  await admin.call(reverseEntrySet, { params: { id } }, keyed());
};

const transferOwnership: Task = async ({ admin, accountId }) => {
  const { code } = await admin.call(createHandoverCode, { body: { accountId } });
  await admin.call(useHandoverCode, { body: { code } });
};

const watch: Task = async ({ admin }) => {
  await admin.call(getHealth, {});
  await admin.call(getReadiness, {});
  await admin.call(reportFrontendError, { body: { message: 'Soak', source: 'soak' } });
};

export const adminTasks: readonly Task[] = [lookAround, adjust, postEntries, transferOwnership, watch];
