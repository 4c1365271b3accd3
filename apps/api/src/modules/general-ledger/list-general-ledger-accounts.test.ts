import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBookkeeper, type Bookkeeper } from '../../../test/general-ledger.ts';
import { addCard, balances, newMerchant, sendPayment } from '../../../test/merchant.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let bookkeeper: Bookkeeper;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  bookkeeper = await newBookkeeper(testPlatform);
});

afterAll(() => testPlatform.close());

test(
  'lists the control accounts by number, with zero balances on a new platform',
  { meta: { shows: ['spec:3.24'] } },
  async () => {
    const response = await get(testPlatform.web, '/api/general-ledger/list-accounts', {
      token: bookkeeper.admin.token,
    });
    expect(response.status).toBe(200);
    const accounts: unknown[] = Object(response.body).accounts;
    const numbers = accounts.map((account) => String(Object(account).number));
    expect(numbers).toEqual(numbers.toSorted());
    expect(accounts).toContainEqual({
      id: 'gla_operating_bank_account',
      number: '1010',
      name: 'Operating bank',
      type: 'Asset',
      normalBalance: 'debit',
      currentBalanceCents: 0,
      takesManualEntries: true,
    });
    expect(accounts).toContainEqual({
      id: 'gla_merchant_payable_available',
      number: '2020',
      name: 'Merchant payable, available',
      type: 'Liability',
      normalBalance: 'credit',
      currentBalanceCents: 0,
      takesManualEntries: false,
    });
    expect(new Set(accounts.map((account) => Object(account).type))).toEqual(
      new Set(['Asset', 'Liability', 'Equity', 'Income', 'Expense']),
    );
  },
);

test("sums the merchants' pending and available balances in the payables", async () => {
  const merchants = [await newMerchant(testPlatform), await newMerchant(testPlatform)];
  for (const merchant of merchants) {
    const card = await addCard(testPlatform, merchant);
    await sendPayment(testPlatform, merchant, { paymentInstrumentId: card, amount: 10_000 });
  }
  const sums = async () => {
    const all = await Promise.all(merchants.map((merchant) => balances(testPlatform, merchant)));
    return {
      gla_merchant_payable_pending: all.reduce((sum, { pendingBalance }) => sum + pendingBalance, 0),
      gla_merchant_payable_available: all.reduce((sum, { availableBalance }) => sum + availableBalance, 0),
    };
  };
  const pending = await bookkeeper.balances();
  expect(pending).toMatchObject(await sums());
  // 2.9% and 30 cents of $100, twice. The sandbox's interchange is 1.8% and 10 cents.
  expect(pending).toMatchObject({
    gla_merchant_payable_pending: 19_360,
    gla_merchant_fee_income: 640,
    gla_interchange_expense: 380,
    gla_processor_clearing: 19_620,
  });

  await moveClock(testPlatform, 7 * 86_400_000);
  for (const { accountId } of merchants) await settle(testPlatform.platform, accountId);
  expect(await bookkeeper.balances()).toMatchObject({ ...(await sums()), gla_merchant_payable_pending: 0 });
  expect((await bookkeeper.balances())['gla_operating_bank_account']).toBe(19_620);
});
