import { asc, eq, sql } from '../db/drizzle/query.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Connection, Database, Transaction } from '../db/client.ts';
import { sealingKeys } from '../db/schema/index.ts';
import { createKey, KeyFolderError, readKeys } from './key-folder.ts';
import type { SealingKey } from './sealing-key.ts';
import type { Vault } from './vault.ts';

/** The keys that a vault works with. Others may be registered while it is open. */
export type KeyRing = {
  /** The keys that it opens values with, the oldest first. */
  ids(): readonly string[];
  /** The key that it seals with. */
  sealingId(): string;
  /** Reads the registered keys and their files again. */
  refresh(): Promise<Refreshed>;
};

/** `missing` lacks its file although values may be sealed with it; those cannot be opened here. */
type Refreshed = { readonly missing: string | undefined };

export type VaultResult =
  | { readonly ok: true; readonly vault: Vault; readonly keyRing: KeyRing }
  | { readonly ok: false; readonly message: string };

export type KeySource = {
  readonly database: Database;
  /** Where the keys are, outside the database. */
  readonly folder: string;
  readonly clock: Clock;
};

/** An arbitrary constant; it identifies the lock for registering the first key. */
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

/** The first key seals from the start. */
const isAnnounced = ({ sealsFrom }: RegisteredKey, index: number): boolean => sealsFrom === null && index > 0;

/**
 * Registers another key, which nothing is sealed with until it is activated: one that was announced before, one that
 * the folder has been given, or a new one. What was sealed before still opens, and fingerprints stay with the first
 * key, because they are compared with earlier ones.
 *
 * @returns the key's id
 */
export const announceKey = ({ database, folder, clock }: KeySource): Promise<string> =>
  database.drizzle.transaction(async (transaction) => {
    await lockRegistration(transaction);
    const registered = await registeredKeys(transaction);
    const newest = registered.at(-1);
    if (newest !== undefined && isAnnounced(newest, registered.length - 1)) return newest.id;
    const given = (await readKeys(folder)).find((key) => registered.every(({ id }) => id !== key.id));
    const key = given ?? (await createKey(folder));
    // The keys are ordered by their times, whatever the clock does.
    const earliest = (newest?.createdAt.getTime() ?? 0) + 1;
    const createdAt = new Date(Math.max(clock.now().getTime(), earliest));
    await register(transaction, key, { createdAt, sealsFrom: null });
    return key.id;
  });

/** From now on, every vault that refreshes its keys seals with this one. */
export const activateKey = async (owner: Connection, keyId: string, { clock }: KeySource): Promise<void> => {
  await owner.update(sealingKeys).set({ sealsFrom: clock.now() }).where(eq(sealingKeys.id, keyId));
};

/** `key` is undefined if the folder does not have it. */
type FoundKey = {
  readonly id: string;
  readonly key: SealingKey | undefined;
  /** Whether values may be sealed with it. */
  readonly hasSealed: boolean;
};

/** The keys the database knows, oldest first; makes and registers the first. */
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

/** The keys of the folder; undefined if it has none that seals. */
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
      // A hash is compared with earlier hashes, so it stays with the first key while that one is registered.
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
 * Opens the vault with the keys of its folder; makes the first key if neither folder nor database has one. A
 * database that was sealed with another key is refused: continuing would leave it with unreadable values.
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
