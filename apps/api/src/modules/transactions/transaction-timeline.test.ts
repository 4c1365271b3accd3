import { getTransactionTimeline, type TransactionEvent } from '@tillbook/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { disputeOf } from '../../../test/disputed.ts';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { passTime, moveClock } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { post, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { beginSession } from '../../access/sessions.ts';
import { sendDueReceipts } from '../receipts/send-due-receipts.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
  card = await addCard(testPlatform, merchant);
});

const pay = async (amount: number, number?: string) => {
  const paymentInstrumentId = number === undefined ? card : await addCard(testPlatform, merchant, number);
  return transactionIn(await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId })).id;
};

const resolveOutcomes = async () => {
  await testPlatform.platform.background.settled();
  await catchUp(
    testPlatform.platform,
    testPlatform.clock,
    new Date(testPlatform.clock.now().getTime() + 10_000),
  );
};

const settleAfterDays = async () => {
  await moveClock(testPlatform, 7 * 86_400_000);
  const settled = await settle(testPlatform.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  return settled.settlementId;
};

const eventsOf = async (id: string): Promise<TransactionEvent[]> => {
  const response = await read(testPlatform, merchant, `/transactions/${id}/timeline`);
  return getTransactionTimeline.response.parse(response.body).events;
};

const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind);

const me = () => ({ by: 'account', userId: merchant.person.userId, email: merchant.person.email });

describe('the timeline of a payment', () => {
  test(
    "shows a payment's creation, approval, posting and settlement with their actor and settlement ID",
    { meta: { shows: ['spec:2.96'] } },
    async () => {
      const id = await pay(12_840);
      const settlementId = await settleAfterDays();
      const at = '2026-03-02T15:00:00.000Z';
      expect(await eventsOf(id)).toEqual([
        { kind: 'created', at, amount: 12_840, ...me() },
        { kind: 'approved', at },
        { kind: 'posted', at, amount: 12_840 - 372 - 30 },
        { kind: 'settled', at: testPlatform.clock.now().toISOString(), settlementId, amount: 12_438 },
      ]);
    },
  );

  test('shows the reason of a decline, and no postings', async () => {
    expect(await eventsOf(await pay(1_000, '4000000000009995'))).toMatchObject([
      { kind: 'created' },
      { kind: 'declined', message: 'Insufficient funds.', code: 'insufficient_funds' },
    ]);
  });

  test("shows a payment's refunds, including a refused refund with its reason", async () => {
    const id = await pay(5_000);
    await moveClock(testPlatform, 1_000);
    const refused = transactionIn(
      await sendRefund(testPlatform, merchant, { transactionId: id, amount: 1_013, reason: 'Torn bag' }),
    );
    await resolveOutcomes();
    const kept = transactionIn(
      await sendRefund(testPlatform, merchant, { transactionId: id, amount: 2_000 }),
    );
    await resolveOutcomes();
    expect((await eventsOf(id)).filter(({ kind }) => kind.startsWith('refund'))).toMatchObject([
      { kind: 'refund_requested', transactionId: refused.id, amount: 1_013, message: 'Torn bag', ...me() },
      { kind: 'refund_failed', transactionId: refused.id, amount: 1_013, code: 'refund_refused' },
      { kind: 'refund_requested', transactionId: kept.id, amount: 2_000, ...me() },
      { kind: 'refund_succeeded', transactionId: kept.id, amount: 2_000 },
    ]);
    expect(await kindsOf(refused.id)).toEqual(['created', 'posted', 'failed', 'reversed']);
  });

  test(
    'shows a dispute from beginning to end with its chargeback',
    { meta: { shows: ['spec:2.96'] } },
    async () => {
      const id = await pay(3_000);
      await moveClock(testPlatform, 1_000);
      const disputeId = await disputeOf(testPlatform, id);
      await moveClock(testPlatform, 1_000);
      const token = await beginSession(testPlatform.platform, merchant.person.userId);
      await post(testPlatform.web, `/api/disputes/${disputeId}/accept`, undefined, { token });
      expect((await eventsOf(id)).slice(3)).toMatchObject([
        { kind: 'dispute_opened', disputeId, amount: 3_000 },
        { kind: 'dispute_accepted', disputeId, ...me() },
        { kind: 'dispute_lost', disputeId, amount: 3_000 },
        { kind: 'charged_back', amount: 3_000 },
      ]);
    },
  );

  test("shows a receipt's recipient and sender, and its delivery to the mail server", async () => {
    const id = await pay(3_000);
    await moveClock(testPlatform, 1_000);
    const token = await beginSession(testPlatform.platform, merchant.person.userId);
    const body = { transactionId: id, recipientEmail: 'dana@example.com' };
    await post(testPlatform.web, '/api/receipts/transaction/email', body, { token });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'receipt_requested',
      recipientEmail: 'dana@example.com',
      ...me(),
    });
    await sendDueReceipts(testPlatform.platform);
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'receipt_sent',
      recipientEmail: 'dana@example.com',
    });
  });

  test('shows the return of a bank payment', async () => {
    const paymentInstrumentId = await addBankAccount(testPlatform, merchant, 'buyer', '000222222227');
    const id = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId }),
    ).id;
    expect(await kindsOf(id)).toEqual(['created']);
    for (let round = 0; round < 2; round += 1) {
      await passTime(testPlatform, 3_000);
    }
    expect(await kindsOf(id)).toEqual(['created', 'approved', 'posted', 'returned']);
  });
});

test('shows a payout as completed, or as failed and reversed', async () => {
  await pay(100_000);
  await settleAfterDays();
  const completed = await sendWithdrawal(
    testPlatform,
    merchant,
    await addPayoutAccount(testPlatform, merchant),
    1_000,
  );
  const refusing = await addPayoutAccount(testPlatform, merchant, '000111111116');
  const failed = await sendWithdrawal(testPlatform, merchant, refusing, 2_000);
  await resolveOutcomes();
  expect(await kindsOf(transactionIn(completed).id)).toEqual(['created', 'posted', 'completed']);
  expect(await kindsOf(transactionIn(failed).id)).toEqual(['created', 'posted', 'failed', 'reversed']);
});

test(
  'identifies the admin who made an adjustment only by ID',
  { meta: { shows: ['spec:2.96', 'threat:3.9'] } },
  async () => {
    const admin = await newPerson(testPlatform, ['internal_admin']);
    const token = await beginSession(testPlatform.platform, admin.userId);
    const adjustment = await post(
      testPlatform.web,
      '/api/accounts/adjustments',
      { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' },
      { token },
    );
    const [created] = await eventsOf(textIn(adjustment, 'id'));
    expect(created).toEqual({
      kind: 'created',
      at: expect.any(String),
      amount: 100,
      by: 'platform',
      userId: admin.userId,
    });
  },
);

test(
  "responds to another merchant's payment as to an unknown payment",
  { meta: { shows: ['threat:3.9'] } },
  async () => {
    const id = await pay(1_000);
    const other = await newMerchant(testPlatform);
    for (const asked of [id, 'txn_absent000000000000']) {
      expect((await read(testPlatform, other, `/transactions/${asked}/timeline`)).status).toBe(404);
    }
  },
);
