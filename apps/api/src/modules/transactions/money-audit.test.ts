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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { catchUp } from '../../seed/simulation.ts';
import { beginSession } from '../../access/sessions.ts';

let test: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test, { cardSettlementDays: 0 });
});

afterAll(() => test.close());

const trailOf = async (subject: string) => {
  const { rows } = await test.owner.query(
    `select action, user_id, account_id, client_address from audit_trail where subject = $1`,
    [subject],
  );
  return rows;
};

const bookedBy = async (reference: string) => {
  const { rows } = await test.owner.query(`select created_by from entry_sets where reference = $1`, [
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
  'each payment, refund and payout leaves one line about who asked for it, however often it is sent',
  { meta: { shows: ['threat:3.5'] } },
  async () => {
    const card = await addCard(test, merchant);
    const payTo = await addPayoutAccount(test, merchant);
    const body = { amount: 50_000, paymentInstrumentId: card, referenceId: 'audited' };
    const payment = transactionIn(await sendPayment(test, merchant, body));
    await sendPayment(test, merchant, body);
    await settle(test.platform, merchant.accountId);
    const refund = transactionIn(
      await sendRefund(test, merchant, { transactionId: payment.id, amount: 500 }),
    );
    const payout = transactionIn(await sendWithdrawal(test, merchant, payTo, 700));
    await test.platform.background.settled();
    expect(await trailOf(payment.id)).toEqual([lineOf('payment.create')]);
    expect(await trailOf(refund.id)).toEqual([lineOf('refund.create')]);
    expect(await trailOf(payout.id)).toEqual([lineOf('payout.create')]);
  },
);

it('the line names the address the request came from', async () => {
  const answer = await post(
    test.web,
    '/api/transactions',
    {
      accountId: merchant.accountId,
      type: 'pull',
      channel: 'online',
      method: 'card',
      amount: 900,
      paymentInstrumentId: await addCard(test, merchant),
    },
    { token: await beginSession(test.platform, merchant.person.userId), from: '192.0.2.9' },
  );
  expect(await trailOf(transactionIn(answer).id)).toEqual([lineOf('payment.create', '192.0.2.9')]);
});

it('what is refused leaves no line', async () => {
  const payTo = await addPayoutAccount(test, merchant);
  const count = async () =>
    (await test.owner.query(`select count(*)::int as count from audit_trail where action = 'payout.create'`))
      .rows;
  const before = await count();
  expect((await sendWithdrawal(test, merchant, payTo, 99_000_000)).status).toBe(422);
  expect(await count()).toEqual(before);
});

it('the entry set of a charge names the person, also where the bank cleared it later', async () => {
  const { email } = merchant.person;
  const card = await addCard(test, merchant);
  const bank = await addBankAccount(test, merchant);
  const byCard = transactionIn(await sendPayment(test, merchant, { amount: 800, paymentInstrumentId: card }));
  const byBank = transactionIn(
    await sendPayment(test, merchant, { amount: 800, method: 'ach', paymentInstrumentId: bank }),
  );
  await catchUp(test.platform, test.clock, new Date(test.clock.now().getTime() + 10_000));
  expect(await bookedBy(byCard.id)).toEqual([email]);
  expect(await bookedBy(byBank.id)).toEqual([email]);
});
