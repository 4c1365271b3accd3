import { eventually } from '@tillbook/vitest-config/eventually';
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
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { findViolations } from '../ledger/invariants.ts';
import { beginSession } from '../access/sessions.ts';
import { startWorker, type Worker } from './worker.ts';

let test: TestPlatform;
let workers: Worker[];

beforeAll(async () => {
  test = await testPlatform({ startsAt: new Date('2026-03-02T15:00:00.000Z') });
  const { platform, databaseUrl } = test;
  // Two of them, as two processes on one database would be.
  workers = await Promise.all([
    startWorker(platform, { databaseUrl }),
    startWorker(platform, { databaseUrl }),
  ]);
});

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await test.close();
});

const statusOf = async (merchant: Merchant, id: string) =>
  transactionIn(await read(test, merchant, `/transactions/${id}`)).status;

it('clears bank payments, settles what is ready, and completes refunds and payouts', async () => {
  const merchant = await newMerchant(test);
  const [card, bank, payoutAccount] = [
    await addCard(test, merchant),
    await addBankAccount(test, merchant),
    await addPayoutAccount(test, merchant),
  ];
  const paid = transactionIn(
    await sendPayment(test, merchant, { amount: 50_000, paymentInstrumentId: card }),
  );
  const debited = transactionIn(
    await sendPayment(test, merchant, { amount: 20_000, method: 'ach', paymentInstrumentId: bank }),
  );
  expect(debited.status).toBe('pending');
  test.clock.moveBy(4000);
  await eventually(async () => expect(await statusOf(merchant, debited.id)).toBe('succeeded'));

  // The card is ready after two banking days, the bank payment after four; each makes one settlement.
  test.clock.moveTo(new Date('2026-03-04T14:00:00.000Z'));
  await eventually(async () =>
    expect(await balances(test, merchant)).toEqual({ pendingBalance: 19_840, availableBalance: 48_520 }),
  );
  test.clock.moveTo(new Date('2026-03-06T14:00:00.000Z'));
  await eventually(async () => expect((await balances(test, merchant)).availableBalance).toBe(68_360));

  const refund = transactionIn(await sendRefund(test, merchant, { transactionId: paid.id, amount: 10_000 }));
  const refused = transactionIn(await sendRefund(test, merchant, { transactionId: paid.id, amount: 113 }));
  const payout = transactionIn(await sendWithdrawal(test, merchant, payoutAccount, 30_000));
  await test.platform.background.settled();
  test.clock.moveBy(4000);
  await eventually(async () => {
    expect(await statusOf(merchant, refund.id)).toBe('succeeded');
    expect(await statusOf(merchant, refused.id)).toBe('failed');
    expect(await statusOf(merchant, payout.id)).toBe('completed');
  });
  expect(await balances(test, merchant)).toEqual({ pendingBalance: 0, availableBalance: 28_360 });
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});

it('gives a refused payout back', async () => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const card = await addCard(test, merchant);
  const payoutAccount = await addPayoutAccount(test, merchant, '000111111116');
  await sendPayment(test, merchant, { amount: 50_000, paymentInstrumentId: card });
  await eventually(async () => expect((await balances(test, merchant)).availableBalance).toBe(48_520));
  const payout = transactionIn(await sendWithdrawal(test, merchant, payoutAccount, 48_520));
  expect(await balances(test, merchant)).toEqual({ pendingBalance: 0, availableBalance: 0 });
  await test.platform.background.settled();
  test.clock.moveBy(4000);
  await eventually(async () => expect(await statusOf(merchant, payout.id)).toBe('failed'));
  expect(await balances(test, merchant)).toEqual({ pendingBalance: 0, availableBalance: 48_520 });
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});

it('goes on by itself when its connections were cut', async () => {
  const merchant = await newMerchant(test, { cardSettlementDays: 0 });
  const card = await addCard(test, merchant);
  await test.owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await eventually(async () => {
    const answer = await sendPayment(test, merchant, {
      amount: 1_000,
      paymentInstrumentId: card,
      referenceId: 'after',
    });
    expect(transactionIn(answer).status).toBe('succeeded');
  });
  await eventually(async () => expect((await balances(test, merchant)).availableBalance).toBe(941));
  expect(await findViolations(test.platform.database.pool)).toEqual([]);
});

it('goes on by itself when the end of its jobs could not be written down', async () => {
  await test.owner.query(`
    create function refuse_the_end() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$;
    create trigger refuse_the_end before delete on graphile_worker._private_jobs
      for each row execute function refuse_the_end()`);
  const settled = async () => {
    const merchant = await newMerchant(test, { cardSettlementDays: 0 });
    const card = await addCard(test, merchant);
    await sendPayment(test, merchant, { amount: 1_000, paymentInstrumentId: card });
    await eventually(async () => expect((await balances(test, merchant)).availableBalance).toBe(941));
  };
  const said = () =>
    test.logged.some(({ fields }) => String(fields['message']).startsWith('Failed to complete jobs'));
  await settled();
  await eventually(() => expect(said()).toBe(true));
  await test.owner.query('drop function refuse_the_end cascade');
  await settled();
});

it('mails a receipt that was asked for, once', async () => {
  const merchant = await newMerchant(test);
  const paymentInstrumentId = await addCard(test, merchant);
  const paid = transactionIn(await sendPayment(test, merchant, { amount: 1250, paymentInstrumentId }));
  const token = await beginSession(test.platform, merchant.person.userId);
  const asked = { transactionId: paid.id, recipientEmail: 'dana@example.com' };
  expect((await post(test.web, '/api/receipts/transaction/email', asked, { token })).status).toBe(202);
  const receipts = async () => (await outbox(test)).filter((mail) => mail.includes('To: dana@example.com'));
  await eventually(async () => expect(await receipts()).toHaveLength(1));
  test.clock.moveBy(120_000);
  await new Promise((resolve) => {
    setTimeout(resolve, 1500);
  });
  expect(await receipts()).toHaveLength(1);
});

it('mails a receipt though a process died while it mailed', async () => {
  await test.owner.query(
    `insert into graphile_worker._private_job_queues (queue_name, locked_at, locked_by)
     values ('mail', now(), 'a process that is gone')
     on conflict (queue_name) do update set locked_at = now(), locked_by = excluded.locked_by`,
  );
  const merchant = await newMerchant(test);
  const paymentInstrumentId = await addCard(test, merchant);
  const paid = transactionIn(await sendPayment(test, merchant, { amount: 1250, paymentInstrumentId }));
  const token = await beginSession(test.platform, merchant.person.userId);
  const asked = { transactionId: paid.id, recipientEmail: 'robin@example.com' };
  await post(test.web, '/api/receipts/transaction/email', asked, { token });
  await eventually(async () =>
    expect((await outbox(test)).some((mail) => mail.includes('To: robin@example.com'))).toBe(true),
  );
});

it('moves money though every chore of its house fails, and says so', async () => {
  const broken = await testPlatform();
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
      .map(({ fields }) => fields['chore']);
    expect(new Set(tasks)).toEqual(new Set(['clear_expired', 'take_snapshots']));
    expect(broken.logged.filter(({ event }) => event === 'worker_interrupted')).toEqual([]);
  } finally {
    await worker.stop();
    await broken.close();
  }
});

it('is not waited for where its database is away and the platform is to end', async () => {
  const stopping = new AbortController();
  const before = test.logged.length;
  const starting = startWorker(test.platform, {
    databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
    stopping: stopping.signal,
  });
  await eventually(() => expect(test.logged.length).toBeGreaterThan(before));
  stopping.abort();
  await expect(starting.then((worker) => worker.stop())).resolves.toBeUndefined();
});
