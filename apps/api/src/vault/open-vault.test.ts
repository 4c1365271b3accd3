import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/fresh-database.ts';
import { systemClock } from '../runtime/clock.ts';
import { openDatabase, type Database } from '../db/client.ts';
import { createKey } from './key-folder.ts';
import { openVault, type VaultResult } from './open-vault.ts';
import type { Vault } from './vault.ts';

let fresh: FreshDatabase;
let database: Database;
let parent: string;

beforeEach(async () => {
  fresh = await freshDatabase();
  database = openDatabase(fresh.databaseUrl, { size: 4 });
  parent = await mkdtemp(join(tmpdir(), 'tillbook-keys-'));
});
afterEach(async () => {
  await database.close();
  await fresh.drop();
  await rm(parent, { recursive: true, force: true });
});

const open = (name = 'keys'): Promise<VaultResult> =>
  openVault({ database, folder: join(parent, name), clock: systemClock });

const opened = (result: VaultResult): Vault => {
  if (!result.ok) throw new Error(result.message);
  return result.vault;
};

const isFor = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test(
  'creates a key that only its owner can read at the first start',
  { meta: { shows: ['asvs:V11.6.1', 'asvs:V13.3.1', 'asvs:V13.3.2'] } },
  async () => {
    opened(await open());
    const [name = ''] = await readdir(join(parent, 'keys'));
    expect(await isFor(join(parent, 'keys'))).toBe('700');
    expect(await isFor(join(parent, 'keys', name))).toBe('600');
    expect(name).toMatch(/^[0-9a-f]{16}\.key$/);
  },
);

test('opens values that the first start sealed', async () => {
  const sealed = opened(await open()).seal('4242424242424242', 'row');
  const fingerprint = opened(await open()).fingerprint('card:4242424242424242');
  expect(opened(await open()).open(sealed, 'row')).toBe('4242424242424242');
  expect(opened(await open()).fingerprint('card:4242424242424242')).toEqual(fingerprint);
  expect(await readdir(join(parent, 'keys'))).toHaveLength(1);
});

test(
  'refuses to start without the key of the database, names the key and the folder in one line, and creates no key',
  { meta: { shows: ['threat:4.7'] } },
  async () => {
    const { keyId } = opened(await open()).seal('x', 'row');
    const refused = await open('elsewhere');
    expect(refused).toEqual({ ok: false, message: expect.stringContaining(keyId) });
    expect(refused).toEqual({ ok: false, message: expect.stringContaining(join(parent, 'elsewhere')) });
    expect(refused).toEqual({ ok: false, message: expect.not.stringContaining('\n') });
    await expect(readdir(join(parent, 'elsewhere'))).rejects.toThrow('ENOENT');
  },
);

test('treats a modified key file like a missing file', async () => {
  opened(await open());
  const [name = ''] = await readdir(join(parent, 'keys'));
  const path = join(parent, 'keys', name);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
  expect(await open()).toMatchObject({ ok: false });
});

test('reports an invalid key file or an invalid folder in one line', async () => {
  await writeFile(join(parent, 'a-file'), '');
  expect(await open('a-file/keys')).toEqual({
    ok: false,
    message: expect.stringMatching(/^The keys in .*ENOTDIR.*$/),
  });
  opened(await open());
  await writeFile(join(parent, 'keys', 'broken.key'), 'not a key');
  expect(await open()).toEqual({
    ok: false,
    message: expect.stringMatching(/broken\.key is not an encryption key\.$/),
  });
});

test(
  "stores a key's ID in the database, but not the key",
  { meta: { shows: ['asvs:V13.3.2'] } },
  async () => {
    const { keyId } = opened(await open()).seal('x', 'row');
    const [name = ''] = await readdir(join(parent, 'keys'));
    const key = Buffer.from((await readFile(join(parent, 'keys', name), 'utf8')).trim(), 'base64url');
    const { rows } = await database.pool.query(
      `select id, encode("check", 'hex') as check from sealing_keys`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].id).toBe(keyId);
    expect(rows[0].check).not.toContain(key.toString('hex'));
  },
);

test('agrees on one key in eight concurrent first starts', async () => {
  const vaults = (await Promise.all(Array.from({ length: 8 }, () => open()))).map(opened);
  const ids = new Set(vaults.map((vault) => vault.seal('x', 'row').keyId));
  expect(ids.size).toBe(1);
  expect(await readdir(join(parent, 'keys'))).toHaveLength(1);
});

test('seals with a second registered key, but still opens and fingerprints with the first key', async () => {
  const first = opened(await open());
  const old = first.seal('4242424242424242', 'row');
  const fingerprint = first.fingerprint('card:1');
  const key = await createKey(join(parent, 'keys'));
  const check = key.seal('This value opens with the key that its row names.', `sealing_keys:${key.id}`);
  await database.pool.query(
    `insert into sealing_keys (id, "check", created_at, seals_from) values ($1, $2, now() + interval '1 hour', now())`,
    [key.id, check],
  );
  const both = opened(await open());
  expect(both.seal('x', 'row').keyId).toBe(key.id);
  expect(both.open(old, 'row')).toBe('4242424242424242');
  expect(both.fingerprint('card:1')).toEqual(fingerprint);
});
