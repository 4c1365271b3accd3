import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
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
import { reconciliationFaults } from '../../../test/reconciled-account.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';

const dayMs = 86_400_000;

let place: TestPlatform;
let merchant: Merchant;
let card: string;
let bankAccount: string;

beforeAll(async () => {
  place = await testPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});
afterAll(() => place.close());

beforeEach(async () => {
  merchant = await newMerchant(place);
  card = await addCard(place, merchant);
  bankAccount = await addPayoutAccount(place, merchant);
});

const pay = async (amount: number) =>
  transactionIn(await sendPayment(place, merchant, { paymentInstrumentId: card, amount })).id;

const withdraw = async (amount: number) =>
  transactionIn(await sendWithdrawal(place, merchant, bankAccount, amount)).id;

const settleLater = async () => {
  place.clock.moveBy(7 * dayMs);
  const settled = await settle(place.platform, merchant.accountId);
  if (!settled.ok) throw new Error(settled.code);
  return settled.settlementId;
};

const reconciliationOf = (path: string) => read(place, merchant, `${path}/reconciliation`);

describe('a settlement', () => {
  test('adds up from the balance before it to the balance after it, kind by kind', async () => {
    await pay(1000);
    await settleLater();
    await pay(10_000);
    const refunded = await pay(4000);
    await sendRefund(place, merchant, { transactionId: refunded, amount: 1500 });
    const second = await settleLater();
    const { status, body } = await reconciliationOf(`/settlements/${second}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      openingBalance: 1000 - 29 - 30,
      movements: [
        { kind: 'payment', entryCount: 2, amount: 14_000 },
        { kind: 'refund', entryCount: 1, amount: -1500 },
        { kind: 'card_percentage_fee', entryCount: 2, amount: -406 },
        { kind: 'card_flat_fee', entryCount: 2, amount: -60 },
      ],
      closingBalance: 941 + 14_000 - 1500 - 406 - 60,
      closedAt: place.clock.now().toISOString(),
      unexplained: 0,
    });
  });

  test('the first one begins with nothing', async () => {
    await pay(1000);
    const { body } = await reconciliationOf(`/settlements/${await settleLater()}`);
    expect(body).toMatchObject({ openingBalance: 0, closingBalance: 941, unexplained: 0 });
    expect(body).not.toHaveProperty('openedAt');
  });
});

describe('a payout', () => {
  test('begins where the payout before ended, and holds all that settled between, itself too', async () => {
    await pay(10_000);
    await settleLater();
    const first = await withdraw(4000);
    await pay(2000);
    await settleLater();
    const second = await withdraw(1000);
    const { body: before } = await reconciliationOf(`/transactions/${first}`);
    const { body } = await reconciliationOf(`/transactions/${second}`);
    expect(Object(before).closingBalance).toBe(10_000 - 320 - 4000);
    expect(body).toMatchObject({
      openingBalance: Object(before).closingBalance,
      openedAt: Object(before).closedAt,
      movements: [
        { kind: 'payment', entryCount: 1, amount: 2000 },
        { kind: 'card_percentage_fee', entryCount: 1, amount: -58 },
        { kind: 'card_flat_fee', entryCount: 1, amount: -30 },
        { kind: 'payout', entryCount: 1, amount: -1000 },
      ],
      unexplained: 0,
    });
  });

  test('alone has a reconciliation among the transactions', async () => {
    const { status, body } = await reconciliationOf(`/transactions/${await pay(1000)}`);
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'not_a_payout' });
  });
});

test('what was done in between, in whatever order, leaves nothing unexplained', async () => {
  for (const amount of [9000, 700, 12_345]) {
    const paid = await pay(amount);
    if (amount > 1000) await sendRefund(place, merchant, { transactionId: paid, amount: 333 });
    await settleLater();
    await withdraw(500);
    await withdraw(100);
  }
  const { database } = place.platform;
  expect(await reconciliationFaults(database, place.owner, merchant.accountId)).toEqual([]);
});
