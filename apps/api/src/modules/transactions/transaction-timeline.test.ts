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
import { passTime } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { post, textIn } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../seed/simulation.ts';
import { beginSession } from '../../access/sessions.ts';
import { sendDueReceipts } from '../receipts/send-due-receipts.ts';

let place: TestPlatform;
let merchant: Merchant;
let card: string;

beforeAll(async () => {
  place = await testPlatform();
});
afterAll(() => place.close());

beforeEach(async () => {
  merchant = await newMerchant(place);
  card = await addCard(place, merchant);
});

const pay = async (amount: number, number?: string) => {
  const paymentInstrumentId = number === undefined ? card : await addCard(place, merchant, number);
  return transactionIn(await sendPayment(place, merchant, { amount, paymentInstrumentId })).id;
};

const later = async () => {
  await place.platform.background.settled();
  await catchUp(place.platform, place.clock, new Date(place.clock.now().getTime() + 10_000));
};

const settleLater = async () => {
  place.clock.moveBy(7 * 86_400_000);
  const settled = await settle(place.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  return settled.settlementId;
};

const eventsOf = async (id: string): Promise<TransactionEvent[]> => {
  const answer = await read(place, merchant, `/transactions/${id}/timeline`);
  return getTransactionTimeline.response.parse(answer.body).events;
};

const kindsOf = async (id: string) => (await eventsOf(id)).map(({ kind }) => kind);

const me = () => ({ by: 'account', userId: merchant.person.userId, email: merchant.person.email });

describe('a payment', () => {
  test(
    'is created, approved, posted and settled, by whom and in which settlement',
    { meta: { shows: ['spec:2.96'] } },
    async () => {
      const id = await pay(12_840);
      const settlementId = await settleLater();
      const at = '2026-03-02T15:00:00.000Z';
      expect(await eventsOf(id)).toEqual([
        { kind: 'created', at, amount: 12_840, ...me() },
        { kind: 'approved', at },
        { kind: 'posted', at, amount: 12_840 - 372 - 30 },
        { kind: 'settled', at: place.clock.now().toISOString(), settlementId, amount: 12_438 },
      ]);
    },
  );

  test('that is declined says why, and posts nothing', async () => {
    expect(await eventsOf(await pay(1_000, '4000000000009995'))).toMatchObject([
      { kind: 'created' },
      { kind: 'declined', message: 'Insufficient funds.', code: 'insufficient_funds' },
    ]);
  });

  test('tells of its refunds, also of one that the bank refuses, and why', async () => {
    const id = await pay(5_000);
    place.clock.moveBy(1_000);
    const refused = transactionIn(
      await sendRefund(place, merchant, { transactionId: id, amount: 1_013, reason: 'Torn bag' }),
    );
    await later();
    const kept = transactionIn(await sendRefund(place, merchant, { transactionId: id, amount: 2_000 }));
    await later();
    expect((await eventsOf(id)).filter(({ kind }) => kind.startsWith('refund'))).toMatchObject([
      { kind: 'refund_requested', transactionId: refused.id, amount: 1_013, message: 'Torn bag', ...me() },
      { kind: 'refund_failed', transactionId: refused.id, amount: 1_013, code: 'refund_refused' },
      { kind: 'refund_requested', transactionId: kept.id, amount: 2_000, ...me() },
      { kind: 'refund_succeeded', transactionId: kept.id, amount: 2_000 },
    ]);
    expect(await kindsOf(refused.id)).toEqual(['created', 'posted', 'failed', 'reversed']);
  });

  test(
    'tells of a dispute from the beginning to its end, and of the chargeback',
    { meta: { shows: ['spec:2.96'] } },
    async () => {
      const id = await pay(3_000);
      place.clock.moveBy(1_000);
      const disputeId = await disputeOf(place, id);
      place.clock.moveBy(1_000);
      const token = await beginSession(place.platform, merchant.person.userId);
      await post(place.web, `/api/disputes/${disputeId}/accept`, undefined, { token });
      expect((await eventsOf(id)).slice(3)).toMatchObject([
        { kind: 'dispute_opened', disputeId, amount: 3_000 },
        { kind: 'dispute_accepted', disputeId, ...me() },
        { kind: 'dispute_lost', disputeId, amount: 3_000 },
        { kind: 'charged_back', amount: 3_000 },
      ]);
    },
  );

  test('tells to whom a receipt was sent, by whom, and that the mail server took it', async () => {
    const id = await pay(3_000);
    place.clock.moveBy(1_000);
    const token = await beginSession(place.platform, merchant.person.userId);
    const body = { transactionId: id, recipientEmail: 'dana@example.com' };
    await post(place.web, '/api/receipts/transaction/email', body, { token });
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'receipt_requested',
      recipientEmail: 'dana@example.com',
      ...me(),
    });
    await sendDueReceipts(place.platform);
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      kind: 'receipt_sent',
      recipientEmail: 'dana@example.com',
    });
  });

  test('by bank account that comes back says so', async () => {
    const paymentInstrumentId = await addBankAccount(place, merchant, 'buyer', '000222222227');
    const id = transactionIn(
      await sendPayment(place, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId }),
    ).id;
    expect(await kindsOf(id)).toEqual(['created']);
    for (let round = 0; round < 2; round += 1) {
      await passTime(place, 3_000);
    }
    expect(await kindsOf(id)).toEqual(['created', 'approved', 'posted', 'returned']);
  });
});

test('a payout is completed, or fails and is given back', async () => {
  await pay(100_000);
  await settleLater();
  const completed = await sendWithdrawal(place, merchant, await addPayoutAccount(place, merchant), 1_000);
  const refusing = await addPayoutAccount(place, merchant, '000111111116');
  const failed = await sendWithdrawal(place, merchant, refusing, 2_000);
  await later();
  expect(await kindsOf(transactionIn(completed).id)).toEqual(['created', 'posted', 'completed']);
  expect(await kindsOf(transactionIn(failed).id)).toEqual(['created', 'posted', 'failed', 'reversed']);
});

test(
  'an adjustment names the admin who made it by an id alone',
  { meta: { shows: ['spec:2.96', 'threat:3.9'] } },
  async () => {
    const admin = await newPerson(place, ['internal_admin']);
    const token = await beginSession(place.platform, admin.userId);
    const adjustment = await post(
      place.web,
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
  'the timeline of another merchant’s payment is answered like that of an absent one',
  { meta: { shows: ['threat:3.9'] } },
  async () => {
    const id = await pay(1_000);
    const other = await newMerchant(place);
    for (const asked of [id, 'txn_absent000000000000']) {
      expect((await read(place, other, `/transactions/${asked}/timeline`)).status).toBe(404);
    }
  },
);
