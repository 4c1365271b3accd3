import { asc, desc, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../db/client.ts';
import { sealingKeys } from '../db/schema/index.ts';
import { createKey, KeyFolderError, readKeys } from './key-folder.ts';
import type { SealingKey } from './sealing-key.ts';
import type { Vault } from './vault.ts';

export type VaultResult = { ok: true; vault: Vault } | { ok: false; message: string };

export type VaultPlace = {
  readonly database: Database;
  /** Where the keys are, outside the database. */
  readonly folder: string;
  readonly clock: Clock;
};

/** Any constant will do; it names the right to register the first key. */
const registrationLockKey = 4_310_4_312;
const checkText = 'This value opens with the key that its row names.';
const checkContext = (keyId: string) => `sealing_keys:${keyId}`;

const opensCheck = (key: SealingKey, check: Buffer): boolean => {
  try {
    return key.open(check, checkContext(key.id)) === checkText;
  } catch {
    return false;
  }
};

const register = async (transaction: Transaction, key: SealingKey, createdAt: Date): Promise<void> => {
  const check = key.seal(checkText, checkContext(key.id));
  await transaction.insert(sealingKeys).values({ id: key.id, check, createdAt });
};

const registerFirstKey = async (transaction: Transaction, { folder, clock }: VaultPlace) => {
  const [newest] = await readKeys(folder);
  const key = newest ?? (await createKey(folder));
  await register(transaction, key, clock.now());
  return [key];
};

/**
 * Makes a further key, with which everything is sealed from the next opening on. What was sealed before still opens, and
 * fingerprints stay with the first key, for they are compared with earlier ones.
 *
 * @returns the new key's id
 */
export const addKey = ({ database, folder, clock }: VaultPlace): Promise<string> =>
  database.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${registrationLockKey})`);
    const [newest] = await transaction
      .select({ createdAt: sealingKeys.createdAt })
      .from(sealingKeys)
      .orderBy(desc(sealingKeys.createdAt))
      .limit(1);
    const key = await createKey(folder);
    // The order of the keys is that of their times, whatever the clock does.
    const earliest = (newest?.createdAt.getTime() ?? 0) + 1;
    await register(transaction, key, new Date(Math.max(clock.now().getTime(), earliest)));
    return key.id;
  });

/** `key` is undefined where the folder does not have it. */
type FoundKey = { readonly id: string; readonly key: SealingKey | undefined };

/** The keys the database was sealed with, oldest first. */
const findKeys = async (place: VaultPlace): Promise<FoundKey[]> =>
  place.database.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${registrationLockKey})`);
    const registered = await transaction.select().from(sealingKeys).orderBy(asc(sealingKeys.createdAt));
    if (registered.length === 0) {
      return (await registerFirstKey(transaction, place)).map((key) => ({ id: key.id, key }));
    }
    const present = await readKeys(place.folder);
    return registered.map(({ id, check }) => ({
      id,
      key: present.find((key) => key.id === id && opensCheck(key, check)),
    }));
  });

const vaultWith = (keys: readonly SealingKey[], oldest: SealingKey, newest: SealingKey): Vault => ({
  seal: (plain, context) => ({ keyId: newest.id, bytes: newest.seal(plain, context) }),
  open: (sealed, context) => {
    const key = keys.find(({ id }) => id === sealed.keyId);
    if (key === undefined) throw new Error(`There is no key ${sealed.keyId}.`);
    return key.open(sealed.bytes, context);
  },
  // A hash is compared with hashes made earlier, so it stays with the first key while that one is registered.
  fingerprint: (value) => oldest.fingerprint(value),
});

const openWith = (found: readonly FoundKey[], folder: string): VaultResult => {
  const missing = found.find(({ key }) => key === undefined);
  if (missing) {
    return {
      ok: false,
      message: `The database was sealed with key ${missing.id}, which is not in ${folder}. Put that key's file back, or point DATA_DIR to the folder that has it.`,
    };
  }
  const keys = found.flatMap(({ key }) => key ?? []);
  const [oldest] = keys;
  const newest = keys.at(-1);
  if (oldest === undefined || newest === undefined) throw new Error('A vault has at least one key.');
  return { ok: true, vault: vaultWith(keys, oldest, newest) };
};

/**
 * Opens the vault with the keys of its folder; makes the first key where neither folder nor database has one.
 *
 * A database that was sealed with another key is refused: going on would leave it with values nobody can open.
 */
export const openVault = async (place: VaultPlace): Promise<VaultResult> => {
  try {
    return openWith(await findKeys(place), place.folder);
  } catch (error) {
    if (error instanceof KeyFolderError) return { ok: false, message: error.message };
    throw error;
  }
};
