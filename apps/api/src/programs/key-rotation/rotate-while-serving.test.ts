import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import {
  frequentReports,
  startTestPlatform,
  testPools,
  type TestPlatform,
} from '../../../test/test-platform.ts';
import { createPlatform, type PlatformResult } from '../../create-platform.ts';
import { silentLog } from '../../runtime/log.ts';
import { tokenizationOriginApp } from '../../server/tokenization-origin.ts';
import { webOriginApp } from '../../server/web-origin.ts';
import { handlers } from '../../server/calls.ts';
import { rotateKey } from './rotate-key.ts';

type Started = Extract<PlatformResult, { ok: true }>;

let testPlatform: TestPlatform;
let second: Started;
let elsewhere: TestPlatform;
let secondFolder: string;
let merchant: Merchant;

const keysOf = (dataDirectory: string) => join(dataDirectory, 'keys');

/** Starts a second process, as if on another machine: with its own folder. */
beforeAll(async () => {
  testPlatform = await startTestPlatform({ reports: true });
  const { settings } = testPlatform.platform;
  secondFolder = await mkdtemp(join(tmpdir(), 'tillbook-second-'));
  await cp(keysOf(settings.dataDirectory), keysOf(secondFolder), { recursive: true });
  const created = await createPlatform({
    settings: { ...settings, dataDirectory: secondFolder },
    databaseUrl: testPlatform.databaseUrl,
    clock: testPlatform.clock,
    ...testPools,
    ...frequentReports,
  });
  if (!created.ok) throw new Error(created.message);
  second = created;
  elsewhere = {
    ...testPlatform,
    platform: second.platform,
    web: webOriginApp(second.platform, handlers),
    forms: tokenizationOriginApp(second.platform),
  };
  await second.processReports.report();
  second.processReports.start();
  merchant = await newMerchant(testPlatform);
});
afterAll(async () => {
  await second.close();
  await testPlatform.close();
  await rm(secondFolder, { recursive: true, force: true });
});

const copyKeys = () =>
  cp(keysOf(testPlatform.platform.settings.dataDirectory), keysOf(secondFolder), { recursive: true });

const rotate = (say: (line: string) => void) =>
  rotateKey(
    { ...testPlatform.platform.settings, databaseUrl: testPlatform.databaseUrl },
    {
      log: silentLog,
      say: (line) => {
        say(line);
        if (line.startsWith('Copy ')) void copyKeys();
      },
    },
  );

const keysInUse = async (): Promise<readonly string[]> => {
  const { rows } = await testPlatform.owner.query<{ keyId: string }>(
    'select distinct sealing_key_id as "keyId" from payment_instruments',
  );
  return rows.map(({ keyId }) => keyId);
};

test(
  'uses a new key once every process has it, without a failed charge, and leaves nothing sealed with the old key',
  { meta: { shows: ['asvs:V11.2.2'] } },
  async () => {
    const both = [testPlatform, elsewhere];
    const cards = await Promise.all(both.map((one) => addCard(one, merchant)));
    const statuses = new Set<string | undefined>();
    const over = new AbortController();
    const charge = async (one: TestPlatform) => {
      while (!over.signal.aborted) {
        for (const paymentInstrumentId of cards) {
          const paid = await sendPayment(one, merchant, { amount: 500, paymentInstrumentId });
          statuses.add(paid.status === 201 ? transactionIn(paid).status : String(paid.status));
        }
      }
    };
    const charging = both.map(charge);

    const said: string[] = [];
    const rotated = await rotate((line) => void said.push(line));
    const newCards = await Promise.all(both.map((one) => addCard(one, merchant, '5555555555554444')));
    over.abort();
    await Promise.all(charging);

    expect(rotated).toMatchObject({ ok: true, value: { instruments: 2 } });
    expect(said[0]).toContain(second.platform.processId);
    expect([...statuses]).toEqual(['succeeded']);
    expect(await keysInUse()).toEqual([rotated.ok ? rotated.value.keyId : '']);
    for (const one of both) {
      for (const paymentInstrumentId of [...cards, ...newCards]) {
        const paid = await sendPayment(one, merchant, { amount: 500, paymentInstrumentId });
        expect(transactionIn(paid).status).toBe('succeeded');
      }
    }
    expect(await readdir(keysOf(secondFolder))).toHaveLength(2);
  },
);

const lockWaits = async (): Promise<number> => {
  const { rows } = await testPlatform.owner.query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
};

test('replaces the old key in a card number that was sealed before the rotation and committed during it', async () => {
  const holder = await testPlatform.owner.connect();
  await holder.query('begin');
  await holder.query('select from merchant_ledgers where account_id = $1 for update', [merchant.accountId]);
  const adding = addCard(testPlatform, merchant);
  await expect.poll(lockWaits).toBe(1);
  const waiting = Promise.withResolvers<void>();
  const rotating = rotate((line) => {
    if (line === 'Waiting for open transactions that may use the old key: 1.') waiting.resolve();
  });
  await Promise.race([waiting.promise, rotating]);
  await holder.query('rollback');
  holder.release();
  const [rotated] = await Promise.all([rotating, adding]);
  expect(await keysInUse()).toEqual([rotated.ok ? rotated.value.keyId : '']);
});
