import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let lastPaymentId: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
  const card = await addCard(testPlatform, merchant);
  const pay = async (amount: number) =>
    transactionIn(await sendPayment(testPlatform, merchant, { amount, paymentInstrumentId: card })).id;
  for (const amount of [10_000, 20_000]) await pay(amount);
  await moveClock(testPlatform, 7 * 86_400_000);
  await settle(testPlatform.platform, merchant.accountId);
  for (const amount of [30_000, 40_000]) lastPaymentId = await pay(amount);
});

afterAll(() => testPlatform.close());

const response = z.object({
  data: z.array(
    z.object({
      amount: z.number(),
      type: z.string(),
      status: z.string(),
      createdAt: z.string(),
      afterBalance: z.optional(z.number()),
    }),
  ),
  totalCount: z.number(),
});

const list = async (query: string) =>
  response.parse((await read(testPlatform, merchant, `/accounts/ledger?${query}`)).body);

const ofAccount = (query: string) => list(`accountId=${merchant.accountId}&${query}`);

const amountsIn = ({ data }: z.infer<typeof response>) => data.map(({ amount }) => amount);

describe('GET /accounts/ledger', () => {
  it(
    'lists settled entries newest first, each with the balance that follows from the entry below',
    { meta: { shows: ['spec:3.5'] } },
    async () => {
      const { data, totalCount } = await ofAccount('status=settled&sort=settledAt&limit=10');
      expect(totalCount).toBe(6);
      expect(data.map(({ afterBalance }) => afterBalance)).toEqual([
        29_070, 29_100, 29_680, 9_680, 9_710, 10_000,
      ]);
      for (const [index, entry] of data.entries()) {
        const below = data[index + 1]?.afterBalance ?? 0;
        expect(entry.afterBalance).toBe(below + (entry.type === 'credit' ? entry.amount : -entry.amount));
      }
    },
  );

  it('lists pending entries newest first', async () => {
    const pending = await ofAccount('status=pending&sort=createdAt&limit=10');
    expect(amountsIn(pending)).toEqual([30, 1_160, 40_000, 30, 870, 30_000]);
    expect(pending.totalCount).toBe(6);
    expect(pending.data.every(({ status }) => status === 'pending')).toBe(true);
  });

  it('pages through settled and pending entries', async () => {
    expect(amountsIn(await ofAccount('status=settled&limit=2&offset=2'))).toEqual([20_000, 30]);
    expect(amountsIn(await ofAccount('status=pending&limit=2&offset=4'))).toEqual([870, 30_000]);
    expect(amountsIn(await ofAccount('status=settled&offset=6'))).toEqual([]);
    expect(amountsIn(await ofAccount('limit=4&sortOrder=asc&offset=4'))).toEqual([580, 30, 30_000, 870]);
    expect((await ofAccount('limit=1')).totalCount).toBe(12);
  });

  it('lists the entries of one transaction in posting order or in reverse', async () => {
    expect(amountsIn(await list(`transactionId=${lastPaymentId}&sortBy=createdAt&sortOrder=asc`))).toEqual([
      40_000, 1_160, 30,
    ]);
    expect(amountsIn(await list(`transactionId=${lastPaymentId}&sortOrder=desc`))).toEqual([
      30, 1_160, 40_000,
    ]);
  });

  it("returns each ledger entry's kind and the last four digits of its card", async () => {
    const { body } = await read(
      testPlatform,
      merchant,
      `/accounts/ledger?accountId=${merchant.accountId}&status=pending&limit=2`,
    );
    expect(Object(body).data).toMatchObject([
      { category: 'card_flat_fee', kind: 'card_flat_fee', lastFour: '4242' },
      { category: 'card_percentage_fee', kind: 'card_percentage_fee', lastFour: '4242' },
    ]);
    const { body: payment } = await read(
      testPlatform,
      merchant,
      `/accounts/ledger?transactionId=${lastPaymentId}`,
    );
    expect(Object(payment).data[0]).toMatchObject({ category: 'transaction', kind: 'payment' });
  });

  it("returns the destination of a payout's entry and the payment of a refund's entry", async () => {
    const shop = await newMerchant(testPlatform);
    const card = await addCard(testPlatform, shop);
    const bankAccount = await addPayoutAccount(testPlatform, shop);
    const paid = await sendPayment(testPlatform, shop, {
      amount: 9_000,
      paymentInstrumentId: card,
      description: 'Two bags of beans',
    });
    await moveClock(testPlatform, 7 * 86_400_000);
    await settle(testPlatform.platform, shop.accountId);
    await sendRefund(testPlatform, shop, { transactionId: transactionIn(paid).id, amount: 1_000 });
    await sendWithdrawal(testPlatform, shop, bankAccount, 2_000);
    const entriesOf = async (status: string) =>
      Object(
        (await read(testPlatform, shop, `/accounts/ledger?accountId=${shop.accountId}&status=${status}`))
          .body,
      ).data;
    const all = [...(await entriesOf('pending')), ...(await entriesOf('settled'))];
    const ofKind = (wanted: string) => all.find(({ kind }) => kind === wanted);
    expect(ofKind('refund')).toMatchObject({ parentDescription: 'Two bags of beans' });
    expect(ofKind('payout')).toMatchObject({
      bankAccountType: 'business_checking',
      lastFour: expect.stringMatching(/^\d{4}$/),
    });
    expect(ofKind('payment')).toMatchObject({ transactionDescription: 'Two bags of beans' });
  });

  it("requires an account or a transaction to list entries, and refuses another account's transaction", async () => {
    expect((await read(testPlatform, merchant, '/accounts/ledger?status=pending')).status).toBe(400);
    const neighbour = await newMerchant(testPlatform);
    const query = `transactionId=${lastPaymentId}&accountId=${neighbour.accountId}`;
    expect((await read(testPlatform, neighbour, `/accounts/ledger?${query}`)).status).toBe(404);
  });
});
