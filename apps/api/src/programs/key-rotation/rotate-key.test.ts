import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProfileOwner, whole, type ProfileOwner } from '../../../test/business-profile.ts';
import {
  addBankAccount,
  addCard,
  newMerchant,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { silentLog } from '../../runtime/log.ts';
import { openInstrument } from '../../modules/payment-instruments/open-instrument.ts';
import { accountForPlatform } from '../../access/grant-store.ts';
import { openVault } from '../../vault/open-vault.ts';
import type { Vault } from '../../vault/vault.ts';
import { rotateKey } from './rotate-key.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;
let profile: ProfileOwner;
let instruments: string[];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  // A rotation waits for every live process, and the test's own process no longer reports.
  await testPlatform.owner.query('delete from operations.processes');
  merchant = await newMerchant(testPlatform);
  profile = await newProfileOwner(testPlatform);
  await profile.save(whole);
  instruments = [
    await addCard(testPlatform, merchant),
    await addCard(testPlatform, merchant, '5555555555554444'),
    await addBankAccount(testPlatform, merchant),
  ];
});

afterAll(() => testPlatform.close());

const folder = () => join(testPlatform.platform.settings.dataDirectory, 'keys');
const rotate = () =>
  rotateKey(
    { ...testPlatform.platform.settings, databaseUrl: testPlatform.databaseUrl },
    { log: silentLog, say: () => undefined },
  );

const reopened = async (): Promise<Vault> => {
  const { database, clock } = testPlatform.platform;
  const opened = await openVault({ database, folder: folder(), clock });
  if (!opened.ok) throw new Error(opened.message);
  return opened.vault;
};

const keysInUse = async () => {
  const { rows } = await testPlatform.owner.query<{ key: string }>(`
    select sealing_key_id as key from payment_instruments union select sealing_key_id from business_profiles
     union select sealing_key_id from business_representatives`);
  return rows.map(({ key }) => key);
};

test(
  'seals everything with the new key, decrypts it afterward, and charges a card as before',
  { meta: { shows: ['threat:4.7', 'asvs:V11.1.1'] } },
  async () => {
    const [before] = await keysInUse();
    const sealedBefore = await testPlatform.owner.query(
      'select sealed_number from payment_instruments order by id',
    );
    const rotated = await rotate();
    expect(rotated).toEqual({
      ok: true,
      value: { keyId: expect.stringMatching(/^[0-9a-f]{16}$/), instruments: 3, profiles: 1 },
    });
    const keyId = rotated.ok ? rotated.value.keyId : '';
    expect(keyId).not.toBe(before);
    expect(await keysInUse()).toEqual([keyId]);
    const sealedAfter = await testPlatform.owner.query(
      'select sealed_number from payment_instruments order by id',
    );
    expect(sealedAfter.rows).not.toEqual(sealedBefore.rows);

    const vault = await reopened();
    const platform = { ...testPlatform.platform, vault };
    const numbers = await Promise.all(
      instruments.map(
        async (id) => (await openInstrument(platform, accountForPlatform(merchant), id))?.number,
      ),
    );
    expect(numbers).toEqual(['4242424242424242', '5555555555554444', '000123456789']);
    Object.assign(testPlatform.platform, { vault });
    const [paymentInstrumentId] = instruments;
    expect(
      transactionIn(await sendPayment(testPlatform, merchant, { amount: 500, paymentInstrumentId })).status,
    ).toBe('succeeded');
    expect(await profile.storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
  },
);

test('finds the same number by its fingerprint after a rotation', async () => {
  await addCard(testPlatform, merchant);
  const { rows } = await testPlatform.owner.query(
    `select count(distinct number_fingerprint)::int as different from payment_instruments where last_four = '4242'`,
  );
  expect(rows).toEqual([{ different: 1 }]);
});

test(
  'rotates the key a second time, and decrypts the stored numbers afterward',
  { meta: { shows: ['asvs:V11.2.2'] } },
  async () => {
    const second = await rotate();
    expect(second).toMatchObject({ ok: true, value: { instruments: 4, profiles: 1 } });
    expect(await readdir(folder())).toHaveLength(3);
    const vault = await reopened();
    const { rows } = await testPlatform.owner.query(
      `select id, sealed_number, sealing_key_id from payment_instruments`,
    );
    for (const row of rows) {
      const sealed = { keyId: row.sealing_key_id, bytes: row.sealed_number };
      expect(vault.open(sealed, `payment_instruments:${row.id}`)).toMatch(/^\d+$/);
    }
  },
);

test('changes nothing and creates no key if a key is missing', async () => {
  const inUse = await keysInUse();
  const [name = ''] = (await readdir(folder())).filter((file) => !file.startsWith(inUse[0] ?? ''));
  await rm(join(folder(), name));
  expect(await rotate()).toEqual({ ok: false, message: expect.stringContaining(name.replace('.key', '')) });
  expect(await readdir(folder())).toHaveLength(2);
  expect(await keysInUse()).toEqual(inUse);
});
