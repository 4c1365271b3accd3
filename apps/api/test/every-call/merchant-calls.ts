import * as z from 'zod/mini';
import { findDueJobs, findInterruptedJobs } from '../../src/jobs/due-jobs.ts';
import { goodCard, newInstrument, sendToVault, ticketFor } from '../instruments.ts';
import { addBankAccount, type Merchant } from '../merchant.ts';
import { moveClock, passTime, runDueJobs, runJobs } from '../passing-time.ts';
import { get, textIn, type TestResponse } from '../requests.ts';
import type { TestPlatform } from '../test-platform.ts';
import type { Caller } from './caller.ts';
import { makeReads } from './make-reads.ts';

const dayMs = 86_400_000;
const pdf = Buffer.from('%PDF-1.7\n').toString('base64');

type Journey = { readonly testPlatform: TestPlatform; readonly merchant: Merchant; readonly call: Caller };

const listOf = (response: TestResponse, name?: string): readonly { readonly id: string }[] =>
  z
    .array(z.object({ id: z.string() }))
    .parse(name === undefined ? response.body : Reflect.get(Object(response.body), name));

const openFile = async ({ testPlatform }: Journey, created: TestResponse): Promise<void> => {
  const { status } = await get(testPlatform.web, new URL(textIn(created, 'fileUrl')).pathname);
  if (status !== 200) throw new Error(`A file answered ${status}.`);
};

const pay = async ({ merchant: { accountId }, call }: Journey, body: object): Promise<string> =>
  textIn(
    await call('createTransaction', {
      body: { accountId, type: 'pull', channel: 'online', method: 'card', amount: 10_000, ...body },
    }),
    'id',
  );

const moveMoney = async (journey: Journey): Promise<string> => {
  const { testPlatform, merchant, call } = journey;
  const { accountId, person } = merchant;
  const store = (number: string) => newInstrument(testPlatform, person, accountId, { ...goodCard, number });
  const card = await store('4242424242424242');
  const disputed = await store('4000000000000259');
  const declined = await store('4000000000000002');
  const returned = await addBankAccount(testPlatform, merchant, 'buyer', '000222222227');
  const payoutAccount = await addBankAccount(testPlatform, merchant, 'payout');
  await call('createInstrumentTicket', { body: { accountId, purpose: 'buyer' } });
  const repeated = { ...goodCard, ticket: await ticketFor(testPlatform, person, accountId) };
  for (let count = 0; count < 2; count += 1) await sendToVault(testPlatform, repeated);
  await call('updateAccountSettings', {
    body: { accountId, defaultPaymentInstrumentId: payoutAccount, statementDescriptor: 'HARBOR' },
  });
  const order = { description: 'House blend', tags: { order: '7' }, referenceId: 'order-7' };
  const payment = await pay(journey, { amount: 100_000, paymentInstrumentId: card, ...order });
  await pay(journey, { paymentInstrumentId: declined });
  await pay(journey, { paymentInstrumentId: returned, method: 'ach' });
  for (let count = 0; count < 3; count += 1) await pay(journey, { paymentInstrumentId: disputed });
  await passTime(testPlatform, 3_000);
  await moveClock(testPlatform, 5 * dayMs);
  await runJobs(testPlatform, await findInterruptedJobs(testPlatform.platform));
  await runDueJobs(testPlatform);
  await call('refundTransaction', { body: { transactionId: payment, amount: 1_000 } });
  // The bank rejects this refund.
  await call('refundTransaction', { body: { transactionId: payment, amount: 4_013 } });
  await pay(journey, {
    type: 'push',
    method: 'ach',
    amount: 500,
    paymentInstrumentId: payoutAccount,
  });
  await passTime(testPlatform, 3_000);
  await runDueJobs(testPlatform);
  await call('getPaymentInstrument', { params: { id: card } });
  return payment;
};

const answerDisputes = async ({ testPlatform, merchant: { accountId }, call }: Journey): Promise<void> => {
  const found = listOf(await call('listDisputes', { query: { accountId } }));
  const [contested = { id: '' }, accepted = { id: '' }] = found;
  const params = { id: contested.id };
  await call('getDispute', { params });
  await call('saveDisputeEvidence', { params, body: { texts: { explanation: 'winning_evidence' } } });
  const file = { field: 'receipt', name: 'receipt.pdf', content: pdf };
  const [added = { id: '' }] = listOf(await call('addDisputeFile', { params, body: file }), 'files');
  await call('getDisputeFile', { params: { ...params, fileId: added.id } });
  await call('attachDisputeReceipt', { params });
  await call('removeDisputeFile', { params, body: { fileId: added.id } });
  await call('submitDispute', { params });
  await call('acceptDispute', { params: { id: accepted.id } });
  await passTime(testPlatform, 3_000);
  await passTime(testPlatform, 20 * dayMs);
  if ((await findDueJobs(testPlatform.platform)).length > 0) await runDueJobs(testPlatform);
};

const readPayment = async ({ testPlatform, call }: Journey, payment: string): Promise<void> => {
  const params = { id: payment };
  await call('emailReceipt', { body: { transactionId: payment, recipientEmail: 'dana@example.com' } });
  await runDueJobs(testPlatform);
  for (const name of ['getTransaction', 'getTransactionTimeline', 'getTransactionFees', 'getReceipt']) {
    await call(name, { params });
  }
};

const readSettlements = async ({ merchant: { accountId }, call }: Journey): Promise<void> => {
  const query = { accountId };
  const [settlement = { id: '' }] = listOf(await call('listSettlements', { query }), 'settlements');
  const params = { id: settlement.id };
  for (const name of ['getSettlement', 'getSettlementReconciliation', 'listSettlementEntries']) {
    await call(name, { params });
  }
  const payouts = await call('listTransactions', { query: { ...query, type: 'push', subtypeNot: 'refund' } });
  const found = z.array(z.object({ id: z.string(), subtype: z.optional(z.string()) }));
  const payout = found.parse(Object(payouts.body).transactions).find(({ subtype }) => subtype === undefined);
  await call('getPayoutReconciliation', { params: { id: payout?.id ?? '' } });
};

const exportedLists = [
  { list: 'payments' },
  { list: 'payouts' },
  { list: 'refunds' },
  { list: 'payments', filter: { status: 'succeeded', text: 'blend' } },
  { list: 'settled-ledger' },
  { list: 'pending-ledger' },
  { list: 'settlements' },
  { list: 'disputes' },
  { list: 'payment-instruments' },
] as const;

const takeFiles = async (journey: Journey): Promise<void> => {
  const { merchant, call } = journey;
  const { accountId } = merchant;
  for (const exported of exportedLists) {
    await openFile(journey, await call('createExport', { body: { accountId, format: 'csv', ...exported } }));
  }
  const waiting = await call('createExport', { body: { accountId, list: 'payments', format: 'json' } });
  const params = { id: textIn(waiting, 'id') };
  await call('getExport', { params });
  await call('cancelExport', { params });
  const month = '2026-03';
  for (const format of ['csv', 'pdf']) {
    const body = { accountId, format };
    await openFile(journey, await call('createStatementFile', { params: { month }, body }));
  }
  await call('getStatement', { params: { month }, query: { accountId } });
  await call('listStatementEntries', { params: { month }, query: { accountId } });
};

const nameAttempts = async ({ merchant: { accountId }, call }: Journey): Promise<void> => {
  const payment = { accountId, call: 'createTransaction' };
  await call('findAttempt', { query: { ...payment, key: 'order-7' } });
  await call('closeAttempt', { body: { ...payment, key: 'order-8' } });
  await call('closeAttempt', { body: { accountId, call: 'emailReceipt', key: 'receipt-8' } });
};

const setUpLists = async ({ merchant: { accountId }, call }: Journey): Promise<void> => {
  const named = { accountId, list: 'payments', name: 'Failed' };
  await call('chooseListColumns', { body: { list: 'payments', columns: ['amount', 'date'] } });
  await call('saveListView', { body: { ...named, view: { status: 'failed' } } });
  await call('getListSettings');
  await call('removeListView', { body: named });
};

export const makeMerchantCalls = async (journey: Journey): Promise<void> => {
  const { merchant, call } = journey;
  const query = { accountId: merchant.accountId };
  const payment = await moveMoney(journey);
  await answerDisputes(journey);
  await readPayment(journey, payment);
  await readSettlements(journey);
  await takeFiles(journey);
  await nameAttempts(journey);
  await setUpLists(journey);
  await makeReads(call, 'account', merchant.accountId);
  await makeReads(call, 'session', merchant.accountId);
  await call('getBalanceChanges', { query: { ...query, from: '2026-03-01T00:00:00Z' } });
  await call('getListSum', { query: { ...query, list: 'settled-ledger', category: 'card_flat_fee' } });
  await call('search', { query: { ...query, text: 'house bl' } });
  await call('saveProfile', { body: { ...query, businessName: 'Harbor Coffee' } });
  await call('checkSession');
};
