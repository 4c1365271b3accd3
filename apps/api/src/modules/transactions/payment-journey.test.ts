import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addBankAccount,
  addCard,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';
import { resolveTransaction } from './resolve-transaction.ts';
import { findTransaction } from './store.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  // A Monday morning in New York.
  testPlatform = await startTestPlatform({ startsAt: new Date('2026-03-02T15:00:00.000Z') });
});

afterAll(() => testPlatform.close());

const entriesResponse = z.object({
  data: z.array(
    z.object({
      amount: z.number(),
      type: z.string(),
      category: z.string(),
      status: z.string(),
      readyToSettleAt: z.optional(z.string()),
      afterBalance: z.optional(z.number()),
    }),
  ),
  totalCount: z.number(),
});

const entriesOf = async (merchant: Merchant, query: string) =>
  entriesResponse.parse((await read(testPlatform, merchant, `/accounts/ledger?${query}`)).body);

const askAgain = async (merchant: Merchant, id: string) => {
  const found = await findTransaction(testPlatform.platform.database, accountForPlatform(merchant), id);
  if (found === undefined) throw new Error('The transaction is gone.');
  return (await resolveTransaction(testPlatform.platform, found)).transaction;
};

describe('a payment by card', () => {
  it('charges a card with fees, settles after two banking days, and refunds in parts', async () => {
    const merchant = await newMerchant(testPlatform);
    const card = await addCard(testPlatform, merchant);
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, {
        amount: 12_840,
        paymentInstrumentId: card,
        referenceId: 'order-1',
      }),
    );
    expect(payment.status).toBe('succeeded');

    const { data } = await entriesOf(merchant, `transactionId=${payment.id}&sortBy=createdAt&sortOrder=asc`);
    const ready = { status: 'pending', readyToSettleAt: '2026-03-04T14:00:00.000Z' };
    expect(data).toEqual([
      { amount: 12_840, type: 'credit', category: 'transaction', ...ready },
      { amount: 372, type: 'debit', category: 'card_percentage_fee', ...ready },
      { amount: 30, type: 'debit', category: 'card_flat_fee', ...ready },
    ]);
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 12_438, availableBalance: 0 });
    expect(await settle(testPlatform.platform, merchant.accountId)).toEqual({
      ok: false,
      code: 'nothing_ready',
    });

    const early = transactionIn(
      await sendRefund(testPlatform, merchant, { transactionId: payment.id, amount: 840 }),
    );
    expect(early.status).toBe('pending');
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 11_598, availableBalance: 0 });

    testPlatform.clock.moveTo(new Date('2026-03-04T14:00:00.000Z'));
    expect(await settle(testPlatform.platform, merchant.accountId)).toMatchObject({
      ok: true,
      netCents: 11_598,
    });
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 11_598 });

    const rest = transactionIn(await sendRefund(testPlatform, merchant, { transactionId: payment.id }));
    expect(rest.amount).toBe(12_000);
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: -402 });
    await testPlatform.platform.background.settled();
    await moveClock(testPlatform, 3000);
    expect((await askAgain(merchant, rest.id)).status).toBe('succeeded');
    expect((await askAgain(merchant, early.id)).status).toBe('succeeded');

    const settled = await entriesOf(merchant, `accountId=${merchant.accountId}&status=settled&limit=10`);
    expect(settled.data.map(({ afterBalance }) => afterBalance)).toEqual([
      -402, 11_598, 12_438, 12_468, 12_840,
    ]);
    expect(settled.totalCount).toBe(5);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('fails a declined card payment with a reason and without entries', async () => {
    const merchant = await newMerchant(testPlatform);
    const card = await addCard(testPlatform, merchant, '4000000000009995');
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId: card }),
    );
    expect(payment).toMatchObject({ status: 'failed', failureMessage: 'Insufficient funds.' });
    expect((await entriesOf(merchant, `transactionId=${payment.id}`)).totalCount).toBe(0);
    expect((await sendRefund(testPlatform, merchant, { transactionId: payment.id })).status).toBe(409);
  });
});

describe('a payment by bank account', () => {
  it('posts a bank payment when it clears, with one fee within its limits', async () => {
    const merchant = await newMerchant(testPlatform);
    const bank = await addBankAccount(testPlatform, merchant);
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, {
        amount: 100_000,
        method: 'ach',
        paymentInstrumentId: bank,
      }),
    );
    expect(payment.status).toBe('pending');
    expect((await entriesOf(merchant, `transactionId=${payment.id}`)).totalCount).toBe(0);
    await moveClock(testPlatform, 3000);
    expect((await askAgain(merchant, payment.id)).status).toBe('succeeded');
    const { data } = await entriesOf(merchant, `transactionId=${payment.id}`);
    expect(data.map(({ amount, category }) => [amount, category])).toEqual([
      [100_000, 'transaction'],
      [500, 'ach_fee'],
    ]);
  });

  it('fails a bank payment without entries if the bank refuses it later', async () => {
    const merchant = await newMerchant(testPlatform);
    const bank = await addBankAccount(testPlatform, merchant, 'buyer', '000111111116');
    const payment = transactionIn(
      await sendPayment(testPlatform, merchant, { amount: 5_000, method: 'ach', paymentInstrumentId: bank }),
    );
    await moveClock(testPlatform, 3000);
    expect(await askAgain(merchant, payment.id)).toMatchObject({
      status: 'failed',
      failureMessage: 'The bank refused the debit.',
    });
    expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 0 });
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });
});
