import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCard,
  newMerchant,
  read,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { accountForPlatform } from '../access/grant-store.ts';
import { attemptPayment } from '../modules/transactions/take-payment.ts';
import { findPaymentTerms, findTransaction } from '../modules/transactions/index.ts';
import { paymentSucceeded } from './charge.ts';
import { requireNotSeen } from './command.ts';
import { findViolations } from './invariants.ts';
import { post } from './post.ts';

let testPlatform: TestPlatform;

/** Ten seconds before midnight on a Monday in New York. */
const beforeMidnight = new Date('2026-03-03T04:59:50.000Z');
const afterMidnight = new Date('2026-03-03T05:00:10.000Z');
/** Two banking days after Monday and after Tuesday, at 09:00 in New York. */
const fromMonday = '2026-03-04T14:00:00.000Z';
const fromTuesday = '2026-03-05T14:00:00.000Z';

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: beforeMidnight });
});

afterAll(() => testPlatform.close());

const readyAt = async (merchant: Merchant, transactionId: string): Promise<unknown> => {
  const { body } = await read(testPlatform, merchant, `/accounts/ledger?transactionId=${transactionId}`);
  return Object(body).data[0].readyToSettleAt;
};

/** Sets the account's time ahead, as another process with a fast clock would. */
const moveAccountTo = (merchant: Merchant, instant: Date) =>
  testPlatform.owner.query('update merchant_ledgers set last_posted_at = $2 where account_id = $1', [
    merchant.accountId,
    instant,
  ]);

const pay = async (merchant: Merchant) => {
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  return transactionIn(await sendPayment(testPlatform, merchant, { amount: 5_000, paymentInstrumentId })).id;
};

describe('settlement days', () => {
  it("counts settlement days from the day on the clock if the account's time is not ahead", async () => {
    const merchant = await newMerchant(testPlatform);
    expect(await readyAt(merchant, await pay(merchant))).toBe(fromMonday);
  });

  it("counts settlement days from the account's own day if it is ahead of the clock", async () => {
    const merchant = await newMerchant(testPlatform);
    await moveAccountTo(merchant, afterMidnight);
    expect(await readyAt(merchant, await pay(merchant))).toBe(fromTuesday);
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });

  it('refuses a date that was computed before midnight and would be written after it', async () => {
    const merchant = await newMerchant(testPlatform);
    const { platform } = testPlatform;
    const accountId = accountForPlatform(merchant);
    const body = {
      accountId,
      type: 'pull',
      amount: 5_000,
      channel: 'online',
      method: 'card',
      paymentInstrumentId: await addCard(testPlatform, merchant),
    } as const;
    const payment = requireNotSeen(await attemptPayment({ platform, accountId }, body));
    const posting = async () =>
      paymentSucceeded({
        payment,
        terms: await findPaymentTerms(platform.database, accountId),
        now: platform.clock.now(),
        newIdentifier: platform.newIdentifier,
      });
    const early = await posting();
    await moveAccountTo(merchant, afterMidnight);
    expect(await post(platform, early)).toMatchObject({ ok: false, code: 'time_moved_on' });
    expect((await findTransaction(platform.database, accountId, payment.id))?.status).toBe('created');
    expect(await post(platform, await posting())).toMatchObject({ ok: true });
    expect(await readyAt(merchant, payment.id)).toBe(fromTuesday);
  });
});
