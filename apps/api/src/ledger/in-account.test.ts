import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newAdministrator, type Administrator } from '../../test/administration.ts';
import { disputeOf } from '../../test/disputed.ts';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { announce } from '../account-changes/announce.ts';
import type { Connection } from '../db/client.ts';
import { devices, transactions } from '../db/schema/index.ts';
import { eq } from '../db/drizzle/query.ts';
import { closeDispute } from '../modules/disputes/close-dispute.ts';
import { openDispute } from '../modules/disputes/open-dispute.ts';
import { accountAdjusted } from './adjustment.ts';
import { inAccount } from './in-account.ts';
import { postWithin } from './post.ts';

let testPlatform: TestPlatform;
let admin: Administrator;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newAdministrator(testPlatform);
  merchant = await newMerchant(testPlatform);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => testPlatform.close());

const announcements = () => {
  const announced = vi.spyOn(testPlatform.platform.accountChanges, announce);
  return () => announced.mock.calls.flat();
};

const insertDevice = async (connection: Connection, serialNumber: string): Promise<void> => {
  const { clock, newIdentifier } = testPlatform.platform;
  const { accountId } = merchant;
  await connection
    .insert(devices)
    .values({ id: newIdentifier('dev'), accountId, serialNumber, createdAt: clock.now() });
};

const countDevices = async (serialNumber: string): Promise<number> => {
  const { rows } = await testPlatform.owner.query('select from devices where serial_number = $1', [
    serialNumber,
  ]);
  return rows.length;
};

test('announces a change once, after its commit', async () => {
  const { accountChanges } = testPlatform.platform;
  const found: Promise<number>[] = [];
  vi.spyOn(accountChanges, announce).mockImplementation(() => {
    found.push(countDevices('TRM-committed'));
  });
  await inAccount(testPlatform.platform, merchant.accountId, (transaction) =>
    insertDevice(transaction, 'TRM-committed'),
  );
  expect(await Promise.all(found)).toEqual([1]);
});

test('rolls back and announces nothing if the work fails', async () => {
  const announced = announcements();
  const failing = inAccount(testPlatform.platform, merchant.accountId, async (transaction) => {
    await insertDevice(transaction, 'TRM-failed');
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  expect([await countDevices('TRM-failed'), announced()]).toEqual([0, []]);
});

test('announces nothing if nothing was written', async () => {
  const announced = announcements();
  const unchanged = inAccount(testPlatform.platform, merchant.accountId, async () => 'unchanged', {
    hasWritten: (result) => result !== 'unchanged',
  });
  expect(await unchanged).toBe('unchanged');
  expect(announced()).toEqual([]);
});

const untilLockWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await testPlatform.owner.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%lock_account%'`,
      );
      return rows.length;
    })
    .toBe(1);

test('makes a second command on an account wait for the first', async () => {
  const { platform } = testPlatform;
  const { accountId } = merchant;
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const first = inAccount(platform, accountId, async () => {
    begun.resolve();
    await released.promise;
    order.push('first');
  });
  await begun.promise;
  const second = inAccount(platform, accountId, async () => {
    order.push('second');
  });
  await untilLockWaits();
  released.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

test('announces a keyed command once, and not its repetition', async () => {
  const announced = announcements();
  const body = { accountId: merchant.accountId, serialNumber: 'TRM-once' };
  const adjustment = { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
  for (const [path, sent] of [
    ['/v1/accounts/devices', body],
    ['/accounts/adjustments', adjustment],
  ] as const) {
    const key = randomUUID();
    // oxlint-disable no-await-in-loop -- the second request repeats the first
    expect((await admin.post(path, sent, key)).status).toBe(201);
    expect((await admin.post(path, sent, key)).status).toBe(201);
    // oxlint-enable no-await-in-loop
  }
  expect(announced()).toEqual([merchant.accountId, merchant.accountId]);
});

test('announces nothing for a refused request with a key', async () => {
  const body = { accountId: merchant.accountId, serialNumber: 'TRM-refused' };
  await admin.post('/v1/accounts/devices', body);
  const announced = announcements();
  expect((await admin.post('/v1/accounts/devices', body, randomUUID())).status).toBe(409);
  expect(announced()).toEqual([]);
});

test('announces a decided dispute once, and neither a repeated notice nor a second decision', async () => {
  const { platform } = testPlatform;
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const { id } = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 900, paymentInstrumentId }),
  );
  const disputeId = await disputeOf(testPlatform, id);
  const [payment] = await platform.database.drizzle
    .select()
    .from(transactions)
    .where(eq(transactions.id, id));
  if (payment === undefined) throw new Error(`There is no payment ${id}.`);
  const announced = announcements();
  await openDispute(platform, payment, 'fraudulent');
  expect(announced()).toEqual([]);
  const dispute = { accountId: merchant.accountId, id: disputeId };
  await closeDispute(platform, dispute, 'won');
  await closeDispute(platform, dispute, 'won');
  expect(announced()).toEqual([merchant.accountId]);
});

test('announces two concurrent decisions as one change', async () => {
  const { platform } = testPlatform;
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const { id } = transactionIn(
    await sendPayment(testPlatform, merchant, { amount: 900, paymentInstrumentId }),
  );
  const dispute = { accountId: merchant.accountId, id: await disputeOf(testPlatform, id) };
  const announced = announcements();
  await Promise.all([closeDispute(platform, dispute, 'won'), closeDispute(platform, dispute, 'won')]);
  expect(announced()).toEqual([merchant.accountId]);
});

test('refuses a posting on an account other than the locked account', async () => {
  const { platform } = testPlatform;
  const other = await newMerchant(testPlatform);
  const announced = announcements();
  const posting = accountAdjusted({
    accountId: other.accountId,
    transactionId: platform.newIdentifier('txn'),
    amountCents: 100,
    direction: 'credit',
    reason: 'Goodwill',
    createdBy: admin.person.userId,
    newIdentifier: platform.newIdentifier,
  });
  const posted = inAccount(platform, merchant.accountId, (transaction) =>
    postWithin(transaction, platform, posting),
  );
  await expect(posted).rejects.toThrow(other.accountId);
  expect(announced()).toEqual([]);
});
