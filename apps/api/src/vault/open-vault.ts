import { asc, eq, sql } from '../db/drizzle/query.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Connection, Database, Transaction } from '../db/client.ts';
import { sealingKeys } from '../db/schema/index.ts';
import { createKey, KeyFolderError, readKeys } from './key-folder.ts';
import type { SealingKey } from './sealing-key.ts';
import type { Vault } from './vault.ts';

/** The keys of a vault. More keys may be registered while the vault is open. */
export type KeyRing = {
  /** Returns the IDs of the keys that open values, the oldest first. */
  ids(): readonly string[];
  sealingId(): string;
  refresh(): Promise<Refreshed>;
};

/** `missing` is a key that has sealed values but has no file, so its values cannot be opened here. */
type Refreshed = { readonly missing: string | undefined };

export type VaultResult =
  | { readonly ok: true; readonly vault: Vault; readonly keyRing: KeyRing }
  | { readonly ok: false; readonly message: string };

export type KeySource = {
  readonly database: Database;
  readonly folder: string;
  readonly clock: Clock;
};

/** The advisory lock for registering keys; an arbitrary constant. */
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

const register = async (
  transaction: Transaction,
  key: SealingKey,
  times: { readonly createdAt: Date; readonly sealsFrom: Date | null },
): Promise<void> => {
  const check = key.seal(checkText, checkContext(key.id));
  await transaction.insert(sealingKeys).values({ id: key.id, check, ...times });
};

const lockRegistration = (transaction: Transaction) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${registrationLockKey})`);

const registeredKeys = (transaction: Transaction) =>
  transaction.select().from(sealingKeys).orderBy(asc(sealingKeys.createdAt));

type RegisteredKey = typeof sealingKeys.$inferSelect;

/** Returns true for a key that does not seal yet. The first key seals from the start. */
const isAnnounced = ({ sealsFrom }: RegisteredKey, index: number): boolean => sealsFrom === null && index > 0;

/**
 * Returns the announced key, or registers a key from the folder or a new key, which seals only after its
 * activation. Older values still open, and fingerprints stay with the first key, so that they can be
 * compared.
 * @returns the key's ID
 */
export const announceKey = ({ database, folder, clock }: KeySource): Promise<string> =>
  database.drizzle.transaction(async (transaction) => {
    await lockRegistration(transaction);
    const registered = await registeredKeys(transaction);
    const newest = registered.at(-1);
    if (newest !== undefined && isAnnounced(newest, registered.length - 1)) return newest.id;
    const given = (await readKeys(folder)).find((key) => registered.every(({ id }) => id !== key.id));
    const key = given ?? (await createKey(folder));
    // Orders the keys by time, even if the clock was set back.
    const earliest = (newest?.createdAt.getTime() ?? 0) + 1;
    const createdAt = new Date(Math.max(clock.now().getTime(), earliest));
    await register(transaction, key, { createdAt, sealsFrom: null });
    return key.id;
  });

/** Lets every vault that refreshes its keys seal with this key. */
export const activateKey = async (owner: Connection, keyId: string, { clock }: KeySource): Promise<void> => {
  await owner.update(sealingKeys).set({ sealsFrom: clock.now() }).where(eq(sealingKeys.id, keyId));
};

/** `key` is `undefined` if the folder lacks it. */
type FoundKey = {
  readonly id: string;
  readonly key: SealingKey | undefined;
  /** True if the key may have sealed values. */
  readonly hasSealed: boolean;
};

/** Returns the registered keys, the oldest first. Creates and registers the first key. */
const findKeys = async ({ database, folder, clock }: KeySource): Promise<FoundKey[]> =>
  database.drizzle.transaction(async (transaction) => {
    await lockRegistration(transaction);
    const registered = await registeredKeys(transaction);
    const present = await readKeys(folder);
    if (registered.length === 0) {
      const key = present[0] ?? (await createKey(folder));
      const now = clock.now();
      await register(transaction, key, { createdAt: now, sealsFrom: now });
      return [{ id: key.id, key, hasSealed: true }];
    }
    return registered.map((row, index) => ({
      id: row.id,
      key: present.find((key) => key.id === row.id && opensCheck(key, row.check)),
      hasSealed: !isAnnounced(row, index),
    }));
  });

type Keys = {
  readonly opening: readonly SealingKey[];
  readonly oldest: SealingKey;
  readonly sealing: SealingKey;
};

const missingIn = (found: readonly FoundKey[]): string | undefined =>
  found.find(({ key, hasSealed }) => key === undefined && hasSealed)?.id;

/** Returns `undefined` if the folder lacks the first key or every key that seals. */
const keysOf = (found: readonly FoundKey[]): Keys | undefined => {
  const opening = found.flatMap(({ key }) => key ?? []);
  const oldest = found[0]?.key;
  const sealing = found.findLast(({ key, hasSealed }) => key !== undefined && hasSealed)?.key;
  return oldest && sealing && { opening, oldest, sealing };
};

const openWith = (first: Keys, source: KeySource): { readonly vault: Vault; readonly keyRing: KeyRing } => {
  let keys = first;
  return {
    vault: {
      seal: (plain, context) => ({ keyId: keys.sealing.id, bytes: keys.sealing.seal(plain, context) }),
      open: (sealed, context) => {
        const key = keys.opening.find(({ id }) => id === sealed.keyId);
        if (key === undefined) throw new Error(`There is no key ${sealed.keyId}.`);
        return key.open(sealed.bytes, context);
      },
      // Always the first key, because a fingerprint is compared with earlier fingerprints.
      fingerprint: (value) => keys.oldest.fingerprint(value),
    },
    keyRing: {
      ids: () => keys.opening.map(({ id }) => id),
      sealingId: () => keys.sealing.id,
      refresh: async () => {
        const found = await findKeys(source);
        keys = keysOf(found) ?? keys;
        return { missing: missingIn(found) };
      },
    },
  };
};

/**
 * Opens the vault with the keys of its folder, and creates the first key if neither folder nor database has a
 * key. Refuses a database that was sealed with another key, because values sealed now could not be opened
 * with that key.
 */
export const openVault = async (source: KeySource): Promise<VaultResult> => {
  try {
    const found = await findKeys(source);
    const missing = missingIn(found);
    const keys = keysOf(found);
    if (missing === undefined && keys !== undefined) return { ok: true, ...openWith(keys, source) };
    return {
      ok: false,
      message: `The database was sealed with key ${missing}, which is not in ${source.folder}. Restore that key's file, or point DATA_DIR to the folder that has it.`,
    };
  } catch (error) {
    if (error instanceof KeyFolderError) return { ok: false, message: error.message };
    throw error;
  }
};
