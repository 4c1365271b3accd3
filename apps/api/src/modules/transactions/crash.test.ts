import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { requireNotSeen } from '../../ledger/command.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { settle } from '../../ledger/settle.ts';
import type { Platform } from '../../platform.ts';
import { startWorker } from '../../jobs/worker.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { attemptPayment, takePayment, type TransactionBody } from './take-payment.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let body: TransactionBody;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  body = {
    accountId: merchant.accountId,
    type: 'pull',
    amount: 4_200,
    channel: 'online',
    method: 'card',
    paymentInstrumentId: await addCard(testPlatform, merchant),
  };
});

const killed = new Error('killed');

/** Returns a platform whose process dies right after the processor has recorded its approval. */
const dyingAfterApproval = (platform: Platform): Platform => ({
  ...platform,
  processor: {
    ...platform.processor,
    submit: async (request) => {
      await platform.processor.submit(request);
      throw killed;
    },
  },
});

const restart = async (done: () => Promise<void>) => {
  const worker = await startWorker(testPlatform.platform, { databaseUrl: testPlatform.databaseUrl });
  try {
    await eventually(done);
  } finally {
    await worker.stop();
  }
};

const payments = async () => {
  const response = await read(
    testPlatform,
    merchant,
    `/transactions?accountId=${merchant.accountId}&type=pull`,
  );
  return response.body;
};

const approvals = async () => {
  const { rows } = await testPlatform.owner.query<{ count: number }>(
    `select count(*)::int as count from sandbox_processor.requests r join transactions t on t.id = r.key
      where r.outcome = 'approved' and t.account_id = $1`,
    [merchant.accountId],
  );
  return rows[0]?.count;
};

describe('a killed process', () => {
  it(
    'charges a payment after a restart if the process died before asking the processor',
    { meta: { shows: ['asvs:V16.5.3'] } },
    async () => {
      const attempt = requireNotSeen(
        await attemptPayment(
          { platform: testPlatform.platform, accountId: accountForPlatform(merchant) },
          body,
        ),
      );
      expect(attempt.status).toBe('created');
      await restart(async () => {
        expect(await payments()).toMatchObject({ transactions: [{ id: attempt.id, status: 'succeeded' }] });
      });
      expect(
        (await balances(testPlatform, merchant)).pendingBalance +
          (await balances(testPlatform, merchant)).availableBalance,
      ).toBe(4_048);
    },
  );

  it(
    'records an approval once after a restart if the process died before recording it',
    { meta: { shows: ['threat:3.3', 'asvs:V2.3.3'] } },
    async () => {
      const dying = dyingAfterApproval(testPlatform.platform);
      await expect(
        takePayment({ platform: dying, accountId: accountForPlatform(merchant) }, body),
      ).rejects.toBe(killed);
      expect(await payments()).toMatchObject({ totalCount: 1, transactions: [{ status: 'created' }] });
      expect(await approvals()).toBe(1);
      await restart(async () => {
        expect(await payments()).toMatchObject({ totalCount: 1, transactions: [{ status: 'succeeded' }] });
      });
      expect(await approvals()).toBe(1);
      expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
    },
  );

  it(
    'completes an attempt when its keyed request is repeated after the process died',
    { meta: { shows: ['threat:3.3', 'asvs:V2.3.3'] } },
    async () => {
      const keyed = { ...body, referenceId: 'interrupted' };
      const { processor } = testPlatform.platform;
      const submit = vi.spyOn(processor, 'submit').mockRejectedValueOnce(killed);
      expect((await sendPayment(testPlatform, merchant, keyed)).status).toBe(500);
      submit.mockRestore();
      expect(transactionIn(await sendPayment(testPlatform, merchant, keyed)).status).toBe('succeeded');
      expect(await payments()).toMatchObject({ totalCount: 1 });
    },
  );

  it('submits a payout after a restart if the process died before submitting it', async () => {
    await sendPayment(testPlatform, merchant, { ...body });
    await settle(testPlatform.platform, merchant.accountId);
    const payTo = await addPayoutAccount(testPlatform, merchant);
    const submit = vi.spyOn(testPlatform.platform.processor, 'submit').mockRejectedValueOnce(killed);
    const payout = transactionIn(await sendWithdrawal(testPlatform, merchant, payTo, 1_000));
    await testPlatform.platform.background.settled();
    submit.mockRestore();
    await moveClock(testPlatform, 6_000);
    await restart(async () => {
      await moveClock(testPlatform, 1_000);
      const shown = await read(testPlatform, merchant, `/transactions/${payout.id}`);
      expect(shown.body).toMatchObject({ status: 'completed' });
    });
    expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
  });
});
