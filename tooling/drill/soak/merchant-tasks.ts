import {
  acceptDispute,
  addDisputeFile,
  attachDisputeReceipt,
  cancelExport,
  checkSession,
  chooseListColumns,
  closeAttempt,
  createExport,
  createStatementFile,
  createTransaction,
  emailReceipt,
  findAttempt,
  getAccount,
  getAvailability,
  getBalanceChanges,
  getAccountActivity,
  getDispute,
  getDisputeFile,
  getExport,
  getListSettings,
  getListSum,
  getPaymentInstrument,
  getReceipt,
  getPayoutReconciliation,
  getSettlement,
  getSettlementReconciliation,
  getStatement,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listAccountAuditEntries,
  listDisputes,
  listLedgerEntries,
  listPaymentInstruments,
  listPermittedAccounts,
  listPermittedPrograms,
  listSettlementEntries,
  listSettlements,
  listStatementEntries,
  listStatements,
  listTransactions,
  refundTransaction,
  removeListView,
  saveListView,
  removeDisputeFile,
  saveDisputeEvidence,
  saveProfile,
  search,
  submitDispute,
  updateAccountSettings,
} from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import type { DemoSession } from '../load/demo-session.ts';
import { readsOfAccount } from './reads-of-account.ts';
import { Refused } from './timed-client.ts';

/** A task of a signed-in user. All tasks run equally often. */
export type Task = (session: DemoSession) => Promise<void>;

const keyed = () => ({ idempotencyKey: `soak-${randomUUID()}` });

const anyAmount = (most: number): number => 300 + Math.floor(Math.random() * most);

const lookAtOverview: Task = async ({ merchant, accountId }) => {
  await merchant.call(checkSession, {});
  await merchant.call(listPermittedAccounts, {});
  await merchant.call(listPermittedPrograms, {});
  await merchant.call(getAccount, { query: { accountId } });
  const { pendingBalance, days } = await merchant.call(getAvailability, { query: { accountId } });
  if (days.reduce((sum, { amount }) => sum + amount, 0) !== pendingBalance)
    throw new Error('the days on which money becomes available are not the pending balance');
  const { difference } = await merchant.call(getBalanceChanges, {
    query: { accountId, from: new Date(Date.now() - 30 * 86_400_000).toISOString() },
  });
  if (difference !== 0) throw new Error('the changes of the balance do not add up to its difference');
  for (const status of ['pending', 'settled'] as const) {
    await merchant.callList(listLedgerEntries, { query: { accountId, status, limit: 10 } });
    await merchant.call(getListSum, { query: { accountId, list: `${status}-ledger` } });
  }
};

const leafThroughPayments: Task = async ({ merchant, accountId }) => {
  const { totalCount } = await merchant.callList(listTransactions, { query: { accountId, type: 'pull' } });
  const offset = Math.floor(Math.random() * totalCount);
  const query = { accountId, type: 'pull', offset } as const;
  const { items } = await merchant.callList(listTransactions, { query });
  const id = items[0]?.id ?? '';
  await merchant.call(getTransaction, { params: { id } });
  await merchant.callList(listLedgerEntries, { query: { transactionId: id, sortOrder: 'asc' } });
  await merchant.callList(listTransactions, { query: { accountId, parentTransactionId: id } });
  await merchant.call(getTransactionTimeline, { params: { id } });
  await merchant.call(getTransactionFees, { params: { id } });
};

const filters = [
  { status: 'failed' },
  { method: 'ach', sort: 'amount' },
  { channel: 'in_person', amountMin: 1_000, amountMax: 5_000 },
  { lastFour: '4242', sort: 'amount', sortOrder: 'asc' },
  { text: 'order', status: 'succeeded' },
] as const;

const lists = [
  { type: 'pull' },
  { type: 'push', subtypeNot: 'refund' },
  { type: 'push', subtype: 'refund' },
] as const;

const lastWeek = (): string => new Date(Date.now() - 7 * 86_400_000).toISOString();

/** Reads each list with a random filter, and the last matching row. */
const filterTransactions: Task = async ({ merchant, accountId }) => {
  const from = lastWeek();
  const all = [...filters, { from }, { from, method: 'card', sortOrder: 'asc' } as const];
  for (const list of lists) {
    const query = { accountId, ...list, ...all[Math.floor(Math.random() * all.length)] };
    const { totalCount } = await merchant.callList(listTransactions, { query });
    const offset = Math.max(0, totalCount - 1);
    await merchant.callList(listTransactions, { query: { ...query, offset } });
  }
};

/** Saves and removes a view with a unique name, because lanes share the user. */
const setUpLists: Task = async ({ merchant, accountId }) => {
  const list = 'payments';
  const named = { accountId, list, name: `Soak ${randomUUID()}` } as const;
  await merchant.call(chooseListColumns, { body: { list, columns: ['amount', 'date', 'description'] } });
  await merchant.call(saveListView, { body: { ...named, view: { status: 'failed', date: 'last-30-days' } } });
  const { views } = await merchant.call(getListSettings, {});
  await merchant.call(removeListView, { body: named });
  await merchant.call(chooseListColumns, { body: { list, columns: [] } });
  if (!views.some(({ name }) => name === named.name)) throw new Error('a saved view is missing');
};

const leafThroughOthers: Task = async ({ merchant, accountId }) => {
  const query = { accountId };
  const { items: payouts } = await merchant.callList(listTransactions, {
    query: { accountId, type: 'push', subtypeNot: 'refund' },
  });
  const payout = payouts.find(({ subtype }) => subtype === undefined);
  if (payout) await merchant.call(getPayoutReconciliation, { params: { id: payout.id } });
  await merchant.callList(listTransactions, { query: { accountId, type: 'push', subtype: 'refund' } });
  await merchant.callList(listDisputes, { query });
  const { items: instruments } = await merchant.callList(listPaymentInstruments, { query });
  await merchant.call(getPaymentInstrument, { params: { id: instruments[0]?.id ?? '' } });
  const { items: settlements } = await merchant.callList(listSettlements, { query });
  const params = { id: settlements[0]?.id ?? '' };
  await merchant.call(getSettlement, { params });
  await merchant.call(getSettlementReconciliation, { params });
  await merchant.callList(listSettlementEntries, { params, query: {} });
};

const filterLists: Task = async ({ merchant, accountId }) => {
  const baseQuery = { accountId, from: lastWeek(), sortOrder: 'asc' } as const;
  await merchant.callList(listSettlements, { query: { ...baseQuery, status: 'completed', sort: 'amount' } });
  await merchant.callList(listDisputes, { query: { ...baseQuery, status: 'pending', amountMin: 500 } });
  await merchant.callList(listPaymentInstruments, {
    query: { ...baseQuery, type: 'card', lastFour: '4242' },
  });
  for (const status of ['pending', 'settled'] as const) {
    const query = { ...baseQuery, status, category: 'card_flat_fee', amountMax: 30 } as const;
    await merchant.callList(listLedgerEntries, { query });
  }
};

const readAccount: Task = async ({ merchant, accountId }) => {
  for (const endpoint of readsOfAccount) await merchant.call(endpoint, { query: { accountId } });
  await merchant.call(getAccountActivity, { query: { accountId, period: '90d' } });
  await merchant.call(listAccountAuditEntries, { query: { accountId, limit: 100 } });
};

const changeSettings: Task = async ({ merchant, accountId }) => {
  const statementDescriptor = `HARBOR ${Math.floor(Math.random() * 1000)}`;
  await merchant.call(updateAccountSettings, { body: { accountId, statementDescriptor } });
  await merchant.call(saveProfile, { body: { accountId, businessDescription: statementDescriptor } });
};

const online = { type: 'pull', channel: 'online' } as const;

const takeCards: Task = async ({ merchant, accountId, cardIds, goodCardId }) => {
  const paymentInstrumentId = cardIds[Math.floor(Math.random() * cardIds.length)] ?? goodCardId;
  const body = {
    accountId,
    amount: anyAmount(50_000),
    ...online,
    method: 'card',
    paymentInstrumentId,
  } as const;
  await merchant.call(createTransaction, { body }, keyed());
};

const takeAndGiveBack: Task = async ({ merchant, accountId, goodCardId }) => {
  const amount = anyAmount(20_000);
  const body = { accountId, amount, ...online, method: 'card', paymentInstrumentId: goodCardId } as const;
  const { id: transactionId, status } = await merchant.call(createTransaction, { body }, keyed());
  if (status !== 'succeeded') return;
  const receipt = { transactionId, recipientEmail: 'dana@example.com' };
  await merchant.call(emailReceipt, { body: receipt }, keyed());
  await merchant.call(getReceipt, { params: { id: transactionId } });
  await merchant.call(refundTransaction, { body: { transactionId, amount: 150 } }, keyed());
};

const takeFromBank: Task = async ({ merchant, accountId, bankAccountId }) => {
  const source = { ...online, method: 'ach', paymentInstrumentId: bankAccountId } as const;
  await merchant.call(
    createTransaction,
    { body: { accountId, amount: anyAmount(20_000), ...source } },
    keyed(),
  );
};

/** Looks up a payment by its key, and closes a key that was never sent. */
const lookAttemptsUp: Task = async ({ merchant, accountId, goodCardId }) => {
  const key = `soak-${randomUUID()}`;
  const source = { ...online, method: 'card', paymentInstrumentId: goodCardId } as const;
  const body = { accountId, amount: anyAmount(5_000), ...source };
  const { status } = await merchant.call(createTransaction, { body }, { idempotencyKey: key });
  const attempt = { accountId, call: 'createTransaction' } as const;
  const found = await merchant.call(findAttempt, { query: { ...attempt, key } });
  if (found.status !== status) throw new Error(`a payment is ${status}, and its attempt ${found.status}`);
  const lost = { ...attempt, key: `soak-${randomUUID()}` };
  const closed = await merchant.call(closeAttempt, { body: lost });
  if (closed.status !== 'closed') throw new Error(`a key that never arrived is ${closed.status}`);
};

const takeAtTerminal: Task = async ({ merchant, accountId, serialNumber }) => {
  const source = { type: 'pull', channel: 'in_person', method: 'card', serialNumber } as const;
  await merchant.call(
    createTransaction,
    { body: { accountId, amount: anyAmount(5_000), ...source } },
    keyed(),
  );
};

const withdraw: Task = async ({ merchant, accountId, payoutAccountId }) => {
  const source = {
    type: 'push',
    channel: 'online',
    method: 'ach',
    paymentInstrumentId: payoutAccountId,
  } as const;
  await merchant.call(
    createTransaction,
    { body: { accountId, amount: anyAmount(2_000), ...source } },
    keyed(),
  );
};

/** Downloads an export by its URL only, as a browser does. */
const saveRefunds: Task = async ({ merchant, accountId }) => {
  const body = { accountId, list: 'refunds', format: 'csv' } as const;
  const { id, fileUrl } = await merchant.call(createExport, { body });
  const file = await (await fetch(fileUrl)).text();
  const { status, rowCount } = await merchant.call(getExport, { params: { id } });
  const rows = file.trimEnd().split('\r\n').length - 1;
  if (status !== 'done' || rows !== rowCount)
    throw new Error(`an export is ${status} at ${rowCount} rows, and its file has ${rows}`);
  const left = await merchant.call(createExport, { body });
  await merchant.call(cancelExport, { params: { id: left.id } });
};

/** Downloads the statement of the current month, which still grows, as CSV, and the oldest as PDF. */
const readStatements: Task = async ({ merchant, accountId }) => {
  const { items } = await merchant.callList(listStatements, { query: { accountId } });
  const [newest, older] = items;
  const oldest = items.at(-1);
  if (newest === undefined || oldest === undefined) return;
  if (older && older.closingBalance !== newest.openingBalance)
    throw new Error(`${newest.month} opens with a different balance than ${older.month} closed with`);
  const params = { month: newest.month };
  const files = [
    ['csv', newest.month],
    ['pdf', oldest.month],
  ] as const;
  for (const [format, month] of files) {
    const body = { accountId, format };
    const { fileUrl } = await merchant.call(createStatementFile, { params: { month }, body });
    const file = await fetch(fileUrl);
    await file.arrayBuffer();
    if (!file.ok) throw new Error(`a statement as ${format} got ${file.status}`);
  }
  const { unexplained } = await merchant.call(getStatement, { params, query: { accountId } });
  if (unexplained !== 0) throw new Error(`${newest.month} leaves ${unexplained} unexplained`);
  await merchant.callList(listStatementEntries, { params, query: { accountId, limit: 50 } });
};

const lookForThings: Task = async ({ merchant, accountId, goodCardId }) => {
  for (const text of [goodCardId, '4242', '128.40', 'dana@example.com', 'nothing of the kind']) {
    await merchant.call(search, { query: { accountId, text } });
  }
};

/** Ignores a refusal, because a parallel task may have responded to the dispute already. */
const unlessAlreadyResponded = async <Result>(call: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
};

const respondToDisputes: Task = async ({ merchant, accountId }) => {
  const { items } = await merchant.callList(listDisputes, { query: { accountId, limit: 100 } });
  // Any text is enough to submit the evidence of a dispute with this reason.
  const fraudulent = items.filter(({ reason }) => reason === 'fraudulent');
  const dispute = fraudulent.find(({ status }) => status === 'pending') ?? fraudulent[0];
  if (dispute === undefined) return;
  const params = { id: dispute.id };
  await merchant.call(getDispute, { params });
  const texts = { explanation: Math.random() < 0.5 ? 'winning_evidence' : 'They were here.' };
  await unlessAlreadyResponded(merchant.call(saveDisputeEvidence, { params, body: { texts } }));
  // Parallel tasks add and remove files of the same dispute.
  const file = { field: 'conversation', name: `talk-${randomUUID()}.pdf`, content: 'JVBERi0xLjcK' };
  const response = await unlessAlreadyResponded(
    merchant.call(addDisputeFile, { params, body: file }, keyed()),
  );
  const added = response?.files.find(({ name }) => name === file.name);
  if (added !== undefined) {
    const fileId = added.id;
    await merchant.call(getDisputeFile, { params: { ...params, fileId } });
    await unlessAlreadyResponded(merchant.call(removeDisputeFile, { params, body: { fileId } }));
  }
  await unlessAlreadyResponded(merchant.call(attachDisputeReceipt, { params }, keyed()));
  const submit = () => unlessAlreadyResponded(merchant.call(submitDispute, { params }, keyed()));
  const accept = () => unlessAlreadyResponded(merchant.call(acceptDispute, { params }, keyed()));
  // The first response counts; the second is refused.
  for (const end of Math.random() < 0.5 ? [submit, accept] : [accept, submit]) await end();
};

export const merchantTasks: readonly Task[] = [
  lookAtOverview,
  takeCards,
  leafThroughPayments,
  filterTransactions,
  takeAndGiveBack,
  leafThroughOthers,
  filterLists,
  takeFromBank,
  readAccount,
  withdraw,
  takeAtTerminal,
  lookAttemptsUp,
  changeSettings,
  saveRefunds,
  readStatements,
  lookForThings,
  setUpLists,
  respondToDisputes,
];
