import { ApiError } from '@tillbook/api-client';
import {
  acceptDispute,
  addDisputeFile,
  cancelExport,
  checkSession,
  chooseListColumns,
  createExport,
  createStatementFile,
  createTransaction,
  emailReceipt,
  getAccount,
  getAvailability,
  getAccountActivity,
  getAccountAttention,
  getAccountSettings,
  getDispute,
  getExport,
  getFeeProfile,
  getListSettings,
  getPaymentInstrument,
  getProfile,
  getReceipt,
  getPayoutReconciliation,
  getSettlement,
  getSettlementReconciliation,
  getStatement,
  getTransaction,
  getTransactionFees,
  getTransactionTimeline,
  listAccountAuditEntries,
  listDevices,
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

/** What somebody does in one go; each is as likely as the others. */
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
  for (const status of ['pending', 'settled'] as const) {
    await merchant.callList(listLedgerEntries, { query: { accountId, status, limit: 10 } });
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

/** What a person narrows a list to, one of each kind, and each order of it. */
const narrowings = [
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

/** Each list, narrowed somehow, and the last row of what is found. */
const narrowTransactions: Task = async ({ merchant, accountId }) => {
  const from = lastWeek();
  const all = [...narrowings, { from }, { from, method: 'card', sortOrder: 'asc' } as const];
  for (const list of lists) {
    const query = { accountId, ...list, ...all[Math.floor(Math.random() * all.length)] };
    const { totalCount } = await merchant.callList(listTransactions, { query });
    const offset = Math.max(0, totalCount - 1);
    await merchant.callList(listTransactions, { query: { ...query, offset } });
  }
};

/** Several tabs of one person do this at once: each takes away only what it has saved itself. */
const setUpLists: Task = async ({ merchant, accountId }) => {
  const list = 'payments';
  const named = { accountId, list, name: `Soak ${randomUUID()}` } as const;
  await merchant.call(chooseListColumns, { body: { list, columns: ['amount', 'date', 'description'] } });
  await merchant.call(saveListView, { body: { ...named, view: { status: 'failed', date: 'last-30-days' } } });
  const { views } = await merchant.call(getListSettings, {});
  await merchant.call(removeListView, { body: named });
  await merchant.call(chooseListColumns, { body: { list, columns: [] } });
  if (!views.some(({ name }) => name === named.name)) throw new Error('a view that was saved is not there');
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

const narrowLists: Task = async ({ merchant, accountId }) => {
  const asked = { accountId, from: lastWeek(), sortOrder: 'asc' } as const;
  await merchant.callList(listSettlements, { query: { ...asked, status: 'completed', sort: 'amount' } });
  await merchant.callList(listDisputes, { query: { ...asked, status: 'pending', amountMin: 500 } });
  await merchant.callList(listPaymentInstruments, { query: { ...asked, type: 'card', lastFour: '4242' } });
  for (const status of ['pending', 'settled'] as const) {
    const query = { ...asked, status, category: 'card_flat_fee', amountMax: 30 } as const;
    await merchant.callList(listLedgerEntries, { query });
  }
};

const lookAtSettings: Task = async ({ merchant, accountId }) => {
  const query = { accountId };
  await merchant.call(getAccountSettings, { query });
  await merchant.call(getFeeProfile, { query });
  await merchant.call(getProfile, { query });
  await merchant.call(listDevices, { query });
  await merchant.call(getAccountActivity, { query: { accountId, period: '90d' } });
  await merchant.call(getAccountAttention, { query });
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

/** A file is asked for by its address alone, as a browser does that saves it. */
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

/** The running month, in which ever more settles, as CSV, and an old one as PDF, which is made of a few hundred entries. */
const readStatements: Task = async ({ merchant, accountId }) => {
  const { items } = await merchant.callList(listStatements, { query: { accountId } });
  const [newest, older] = items;
  const oldest = items.at(-1);
  if (newest === undefined || oldest === undefined) return;
  if (older && older.closingBalance !== newest.openingBalance)
    throw new Error(`${newest.month} opens with another balance than ${older.month} closed with`);
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
    if (!file.ok) throw new Error(`a statement as ${format} is answered ${file.status}`);
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

/** Somebody else may have answered it a moment ago, which is no fault. */
const unlessAnswered = async (deed: Promise<unknown>): Promise<void> => {
  try {
    await deed;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
};

const answerDisputes: Task = async ({ merchant, accountId }) => {
  const { items } = await merchant.callList(listDisputes, { query: { accountId, limit: 100 } });
  // Of these any text is enough, so that they can be submitted.
  const fraudulent = items.filter(({ reason }) => reason === 'fraudulent');
  const dispute = fraudulent.find(({ status }) => status === 'pending') ?? fraudulent[0];
  if (dispute === undefined) return;
  const params = { id: dispute.id };
  const { files } = await merchant.call(getDispute, { params });
  const texts = { explanation: Math.random() < 0.5 ? 'winning_evidence' : 'They were here.' };
  await unlessAnswered(merchant.call(saveDisputeEvidence, { params, body: { texts } }));
  const file = { field: 'conversation', name: 'talk.pdf', content: 'JVBERi0xLjcK' };
  await unlessAnswered(merchant.call(addDisputeFile, { params, body: file }, keyed()));
  const fileId = files[0]?.id ?? 'none';
  await unlessAnswered(merchant.call(removeDisputeFile, { params, body: { fileId } }));
  const submit = () => unlessAnswered(merchant.call(submitDispute, { params }, keyed()));
  const accept = () => unlessAnswered(merchant.call(acceptDispute, { params }, keyed()));
  // The first is the answer; the second comes too late.
  for (const end of Math.random() < 0.5 ? [submit, accept] : [accept, submit]) await end();
};

export const merchantTasks: readonly Task[] = [
  lookAtOverview,
  takeCards,
  leafThroughPayments,
  narrowTransactions,
  takeAndGiveBack,
  leafThroughOthers,
  narrowLists,
  takeFromBank,
  lookAtSettings,
  withdraw,
  takeAtTerminal,
  changeSettings,
  saveRefunds,
  readStatements,
  lookForThings,
  setUpLists,
  answerDisputes,
];
