import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  newMerchant,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../programs/seed/simulation.ts';
import { beginSession } from '../../access/sessions.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
});

afterAll(() => testPlatform.close());

const trailOf = async (subject: string) => {
  const { rows } = await testPlatform.owner.query(
    `select action, user_id, account_id, client_address from audit_trail where subject = $1`,
    [subject],
  );
  return rows;
};

const bookedBy = async (reference: string) => {
  const { rows } = await testPlatform.owner.query(`select created_by from entry_sets where reference = $1`, [
    reference,
  ]);
  return rows.map((row) => row.created_by);
};

const lineOf = (action: string, clientAddress: string | null = null) => ({
  action,
  user_id: merchant.person.userId,
  account_id: merchant.accountId,
  client_address: clientAddress,
});

it(
  'writes one audit entry with its actor per payment, refund and payout, even for repeated requests',
  { meta: { shows: ['threat:3.5'] } },
  async () => {
    const card = await addCard(testPlatform, merchant);
    const payTo = await addPayoutAccount(testPlatform, merchant);
    const body = { amount: 50_000, paymentInstrumentId: card, referenceId: 'audited' };
    const payment = transactionIn(await sendPayment(testPlatform, merchant, body));
    await sendPayment(testPlatform, merchant, body);
    await settle(testPlatform.platform, merchant.accountId);
    const refund = transactionIn(
      await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 500 }),
    );
    const payout = transactionIn(await sendWithdrawal(testPlatform, merchant, payTo, 700));
    await testPlatform.platform.background.settled();
    expect(await trailOf(payment.id)).toEqual([lineOf('payment.create')]);
    expect(await trailOf(refund.id)).toEqual([lineOf('refund.create')]);
    expect(await trailOf(payout.id)).toEqual([lineOf('payout.create')]);
  },
);

it('records the network address of a request in the audit trail', async () => {
  const response = await post(
    testPlatform.web,
    '/api/transactions',
    {
      accountId: merchant.accountId,
      type: 'pull',
      channel: 'online',
      method: 'card',
      amount: 900,
      paymentInstrumentId: await addCard(testPlatform, merchant),
    },
    { token: await beginSession(testPlatform.platform, merchant.person.userId), from: '192.0.2.9' },
  );
  expect(await trailOf(transactionIn(response).id)).toEqual([lineOf('payment.create', '192.0.2.9')]);
});

it('writes no audit entry for a refused request', async () => {
  const payTo = await addPayoutAccount(testPlatform, merchant);
  const count = async () =>
    (
      await testPlatform.owner.query(
        `select count(*)::int as count from audit_trail where action = 'payout.create'`,
      )
    ).rows;
  const before = await count();
  expect((await sendWithdrawal(testPlatform, merchant, payTo, 99_000_000)).status).toBe(422);
  expect(await count()).toEqual(before);
});

it('names the person in the entry set of a payment, even if the payment clears later', async () => {
  const { email } = merchant.person;
  const card = await addCard(testPlatform, merchant);
  const bank = await addBankAccount(testPlatform, merchant);
  const byCard = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 800, paymentInstrumentId: card }),
  );
  const byBank = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 800, method: 'ach', paymentInstrumentId: bank }),
  );
  await catchUp(
    testPlatform.platform,
    testPlatform.clock,
    new Date(testPlatform.clock.now().getTime() + 10_000),
  );
  expect(await bookedBy(byCard.id)).toEqual([email]);
  expect(await bookedBy(byBank.id)).toEqual([email]);
});
