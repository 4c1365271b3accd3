import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addBankAccount,
  addCard,
  addPayoutAccount,
  balances,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../test/merchant.ts';
import { outbox } from '../../test/outbox.ts';
import { post } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { expositionText } from '../platform-metrics/exposition.ts';
import { findViolations } from '../ledger/invariants.ts';
import { beginSession } from '../access/sessions.ts';
import { startWorker, type Worker } from './worker.ts';
import { moveClock } from '../../test/passing-time.ts';

let testPlatform: TestPlatform;
let workers: Worker[];

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: new Date('2026-03-02T15:00:00.000Z') });
  const { platform, databaseUrl } = testPlatform;
  // Two workers on one database, as in two processes.
  workers = await Promise.all([
    startWorker(platform, { databaseUrl }),
    startWorker(platform, { databaseUrl }),
  ]);
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await testPlatform.close();
});

const statusOf = async (merchant: Merchant, id: string) =>
  transactionIn(await read(testPlatform, merchant, `/transactions/${id}`)).status;

const finishedJobs = async (): Promise<number> => {
  const text = await expositionText(testPlatform.platform);
  return Number(/^tillbook_cleared_rows_total\{kind="finished_jobs"\} (\d+)$/m.exec(text)?.[1] ?? 0);
};

it('counts completed jobs, which the queue deletes', async () => {
  const before = await finishedJobs();
  const merchant = await newMerchant(testPlatform);
  const bank = await addBankAccount(testPlatform, merchant);
  await sendPayment(testPlatform, merchant, { amount: 1_000, method: 'ach', paymentInstrumentId: bank });
  await moveClock(testPlatform, 4000);
  await eventually(async () => expect(await finishedJobs()).toBeGreaterThan(before));
});

it('clears bank payments, settles ready entries, and completes refunds and payouts', async () => {
  const merchant = await newMerchant(testPlatform);
  const [card, bank, payoutAccount] = [
    await addCard(testPlatform, merchant),
    await addBankAccount(testPlatform, merchant),
    await addPayoutAccount(testPlatform, merchant),
  ];
  const paid = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId: card }),
  );
  const debited = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId: bank }),
  );
  expect(debited.status).toBe('pending');
  await moveClock(testPlatform, 4000);
  await eventually(async () => expect(await statusOf(merchant, debited.id)).toBe('succeeded'));

  // The card payment is ready after two banking days and the bank payment after four, so each has its own
  // settlement.
  testPlatform.clock.moveTo(new Date('2026-03-04T14:00:00.000Z'));
  await eventually(async () =>
    expect(await balances(testPlatform, merchant)).toEqual({
      pendingBalance: 19_840,
      availableBalance: 48_520,
    }),
  );
  testPlatform.clock.moveTo(new Date('2026-03-06T14:00:00.000Z'));
  await eventually(async () =>
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(68_360),
  );

  const refund = transactionIn(
    await sendRefund(testPlatform, merchant, { transactionId: paid.id, amount: 10_000 }),
  );
  const refused = transactionIn(
    await sendRefund(testPlatform, merchant, { transactionId: paid.id, amount: 113 }),
  );
  const payout = transactionIn(await sendWithdrawal(testPlatform, merchant, payoutAccount, 30_000));
  await testPlatform.platform.background.settled();
  await moveClock(testPlatform, 4000);
  await eventually(async () => {
    expect(await statusOf(merchant, refund.id)).toBe('succeeded');
    expect(await statusOf(merchant, refused.id)).toBe('failed');
    expect(await statusOf(merchant, payout.id)).toBe('completed');
  });
  expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 28_360 });
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

it('returns the amount of a refused payout to the balance', async () => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  const payoutAccount = await addPayoutAccount(testPlatform, merchant, '000111111116');
  await sendPayment(testPlatform, merchant, { amount: 50_000, paymentInstrumentId: card });
  await eventually(async () =>
    expect((await balances(testPlatform, merchant)).availableBalance).toBe(48_520),
  );
  const payout = transactionIn(await sendWithdrawal(testPlatform, merchant, payoutAccount, 48_520));
  expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 0 });
  await testPlatform.platform.background.settled();
  await moveClock(testPlatform, 4000);
  await eventually(async () => expect(await statusOf(merchant, payout.id)).toBe('failed'));
  expect(await balances(testPlatform, merchant)).toEqual({ pendingBalance: 0, availableBalance: 48_520 });
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

it('recovers a worker whose connections were cut', async () => {
  const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
  const card = await addCard(testPlatform, merchant);
  await testPlatform.owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await eventually(async () => {
    const response = await sendPayment(testPlatform, merchant, {
      amount: 1_000,
      paymentInstrumentId: card,
      referenceId: 'after',
    });
    expect(transactionIn(response).status).toBe('succeeded');
  });
  await eventually(async () => expect((await balances(testPlatform, merchant)).availableBalance).toBe(941));
  expect(await findViolations(testPlatform.platform.database.pool)).toEqual([]);
});

it('recovers a worker that could not record the end of its jobs', async () => {
  await testPlatform.owner.query(`
    create function refuse_the_end() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger refuse_the_end before delete on graphile_worker._private_jobs
      for each row execute function refuse_the_end()`);
  const settled = async () => {
    const merchant = await newMerchant(testPlatform, { cardSettlementDays: 0 });
    const card = await addCard(testPlatform, merchant);
    await sendPayment(testPlatform, merchant, { amount: 1_000, paymentInstrumentId: card });
    await eventually(async () => expect((await balances(testPlatform, merchant)).availableBalance).toBe(941));
  };
  const said = () =>
    testPlatform.logged.some(({ fields }) => String(fields['message']).startsWith('Failed to complete jobs'));
  await settled();
  await eventually(() => expect(said()).toBe(true));
  await testPlatform.owner.query('drop function refuse_the_end cascade');
  await settled();
});

it('sends a requested receipt once', async () => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const paid = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 1250, paymentInstrumentId }),
  );
  const token = await beginSession(testPlatform.platform, merchant.person.userId);
  const request = async (recipientEmail: string) => {
    const asked = { transactionId: paid.id, recipientEmail };
    return (await post(testPlatform.web, '/api/receipts/transaction/email', asked, { token })).status;
  };
  const receiptsTo = async (recipient: string) =>
    (await outbox(testPlatform)).filter((mail) => mail.includes(`To: ${recipient}`));
  expect(await request('dana@example.com')).toBe(202);
  await eventually(async () => expect(await receiptsTo('dana@example.com')).toHaveLength(1));
  await moveClock(testPlatform, 120_000);
  // Emails are sent in order, so a second email to Dana would precede the email to Kim.
  expect(await request('kim@example.com')).toBe(202);
  await eventually(async () => expect(await receiptsTo('kim@example.com')).toHaveLength(1));
  expect(await receiptsTo('dana@example.com')).toHaveLength(1);
});

it('sends a receipt even if a dead process still locks the mail queue', async () => {
  await testPlatform.owner.query(
    `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
     values ('mail', now(), 'a process that is gone')
     on conflict (queue_name) do update set locked_at = now(), locked_by = excluded.locked_by`,
  );
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const paid = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 1250, paymentInstrumentId }),
  );
  const token = await beginSession(testPlatform.platform, merchant.person.userId);
  const asked = { transactionId: paid.id, recipientEmail: 'robin@example.com' };
  await post(testPlatform.web, '/api/receipts/transaction/email', asked, { token });
  await eventually(async () =>
    expect((await outbox(testPlatform)).some((mail) => mail.includes('To: robin@example.com'))).toBe(true),
  );
});

it('moves money while periodic tasks fail, and logs the failures', async () => {
  const broken = await startTestPlatform();
  await broken.owner.query('revoke delete on throttles, password_resets from tillbook_app');
  await broken.owner.query('drop function ledger.take_snapshot(jsonb)');
  const worker = await startWorker(broken.platform, { databaseUrl: broken.databaseUrl });
  try {
    const merchant = await newMerchant(broken);
    const bank = await addBankAccount(broken, merchant);
    const debited = transactionIn(
      await sendPayment(broken, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId: bank }),
    );
    broken.clock.moveBy(4000);
    await eventually(async () => {
      const shown = transactionIn(await read(broken, merchant, `/transactions/${debited.id}`));
      expect(shown.status).toBe('succeeded');
    });
    const tasks = broken.logged
      .filter(({ event }) => event === 'housekeeping_failed')
      .map(({ fields }) => fields['task']);
    expect(new Set(tasks)).toEqual(new Set(['clear_expired', 'take_snapshots']));
    expect(broken.logged.filter(({ event }) => event === 'worker_interrupted')).toEqual([]);
  } finally {
    await worker.stop();
    await broken.close();
  }
});

it('shuts a worker down without delay during a database outage', async () => {
  const stopping = new AbortController();
  const before = testPlatform.logged.length;
  const starting = startWorker(testPlatform.platform, {
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    stopping: stopping.signal,
  });
  await eventually(() => expect(testPlatform.logged.length).toBeGreaterThan(before));
  stopping.abort();
  await expect(starting.then((worker) => worker.stop())).resolves.toBeUndefined();
});
