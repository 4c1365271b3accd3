import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  newMerchant,
  read,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { settle } from '../../ledger/settle.ts';

let test: TestPlatform;
let merchant: Merchant;
let lastPaymentId: string;

beforeAll(async () => {
  test = await testPlatform();
  merchant = await newMerchant(test);
  const card = await addCard(test, merchant);
  const pay = async (amount: number) =>
    transactionIn(await sendPayment(test, merchant, { amount, paymentInstrumentId: card })).id;
  for (const amount of [10_000, 20_000]) await pay(amount);
  test.clock.moveBy(7 * 86_400_000);
  await settle(test.platform, merchant.accountId);
  for (const amount of [30_000, 40_000]) lastPaymentId = await pay(amount);
});

afterAll(() => test.close());

const answer = z.object({
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
  answer.parse((await read(test, merchant, `/accounts/ledger?${query}`)).body);

const ofAccount = (query: string) => list(`accountId=${merchant.accountId}&${query}`);

const amountsIn = ({ data }: z.infer<typeof answer>) => data.map(({ amount }) => amount);

describe('GET /accounts/ledger', () => {
  it(
    'gives settled entries newest first, each after-balance following from the one below it',
    { meta: { shows: ['spec:3.5'] } },
    async () => {
      const { data, totalCount } = await ofAccount('status=settled&sort=settledAt&limit=10');
      expect(totalCount).toBe(6);
      expect(data.map(({ afterBalance }) => afterBalance)).toEqual([
        29_070, 29_100, 29_680, 9_680, 9_710, 10_000,
      ]);
      for (const [place, entry] of data.entries()) {
        const below = data[place + 1]?.afterBalance ?? 0;
        expect(entry.afterBalance).toBe(below + (entry.type === 'credit' ? entry.amount : -entry.amount));
      }
    },
  );

  it('gives pending entries newest first', async () => {
    const pending = await ofAccount('status=pending&sort=createdAt&limit=10');
    expect(amountsIn(pending)).toEqual([30, 1_160, 40_000, 30, 870, 30_000]);
    expect(pending.totalCount).toBe(6);
    expect(pending.data.every(({ status }) => status === 'pending')).toBe(true);
  });

  it('cuts pages of each', async () => {
    expect(amountsIn(await ofAccount('status=settled&limit=2&offset=2'))).toEqual([20_000, 30]);
    expect(amountsIn(await ofAccount('status=pending&limit=2&offset=4'))).toEqual([870, 30_000]);
    expect(amountsIn(await ofAccount('status=settled&offset=6'))).toEqual([]);
    expect(amountsIn(await ofAccount('limit=4&sortOrder=asc&offset=4'))).toEqual([580, 30, 30_000, 870]);
    expect((await ofAccount('limit=1')).totalCount).toBe(12);
  });

  it('gives the entries of one transaction in the order they were posted', async () => {
    expect(amountsIn(await list(`transactionId=${lastPaymentId}&sortBy=createdAt&sortOrder=asc`))).toEqual([
      40_000, 1_160, 30,
    ]);
    expect(amountsIn(await list(`transactionId=${lastPaymentId}&sortOrder=desc`))).toEqual([
      30, 1_160, 40_000,
    ]);
  });

  it('wants an account or a transaction, and both of one owner', async () => {
    expect((await read(test, merchant, '/accounts/ledger?status=pending')).status).toBe(400);
    const neighbour = await newMerchant(test);
    const query = `transactionId=${lastPaymentId}&accountId=${neighbour.accountId}`;
    expect((await read(test, neighbour, `/accounts/ledger?${query}`)).status).toBe(404);
  });
});
