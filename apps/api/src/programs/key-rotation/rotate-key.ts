import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from '../../db/drizzle/node-postgres.ts';
import type pg from 'pg';
import { clockOf } from '../../runtime/clock.ts';
import { openDatabase, type Database } from '../../db/client.ts';
import { connectOwner } from '../../db/connect-owner.ts';
import type { Log } from '../../runtime/log.ts';
import { liveProcesses, type ProcessReport } from '../../processes/process-report.ts';
import { openDatabaseSource } from '../serve/database-source.ts';
import type { Outcome } from '../../runtime/outcome.ts';
import type { Settings } from '../../runtime/settings.ts';
import { activateKey, announceKey, openVault, type KeySource } from '../../vault/open-vault.ts';
import { openTransactions } from './open-transactions.ts';
import { resealAll } from './reseal.ts';

export type Rotated = { readonly keyId: string; readonly instruments: number; readonly profiles: number };

const looksAgainAfterMs = 500;
const tellsAgainAfterMs = 10_000;

export type RotationContext = {
  readonly log: Log;
  readonly say: (line: string) => void;
};

const described = ({ id, host }: ProcessReport): string => `${id} on ${host}`;

const whenNone = async (
  find: () => Promise<readonly string[]>,
  tell: (found: readonly string[]) => void,
): Promise<void> => {
  let toldAtMs = -Infinity;
  for (;;) {
    const found = await find();
    if (found.length === 0) return;
    if (performance.now() - toldAtMs >= tellsAgainAfterMs) {
      toldAtMs = performance.now();
      tell(found);
    }
    await sleep(looksAgainAfterMs);
  }
};

const whenAll = (
  owner: pg.Client,
  isAsExpected: (process: ProcessReport) => boolean,
  tell: (others: string) => void,
): Promise<void> =>
  whenNone(
    async () => (await liveProcesses(owner)).filter((process) => !isAsExpected(process)).map(described),
    (others) => tell(others.join(', ')),
  );

/** Calls seal values within a transaction, which may commit after its process has reported a newer key. */
const whenOpenTransactionsEnd = async (owner: pg.Client, say: RotationContext['say']): Promise<void> => {
  const earlier = new Set(await openTransactions(owner));
  await whenNone(
    async () => (await openTransactions(owner)).filter((id) => earlier.has(id)),
    (open) => say(`Waiting for open transactions that may use the old key: ${open.length}.`),
  );
};

/**
 * Gives every process the key before the first process seals with it; after that, nothing is sealed with the
 * old key.
 */
const activateEverywhere = async (
  owner: pg.Client,
  keyId: string,
  keySource: KeySource,
  say: RotationContext['say'],
): Promise<void> => {
  await whenAll(
    owner,
    ({ keyIds }) => keyIds.includes(keyId),
    (others) =>
      say(
        `Copy ${join(keySource.folder, `${keyId}.key`)} to DATA_DIR/keys on every machine. Still without it: ${others}.`,
      ),
  );
  await activateKey(drizzle(owner), keyId, keySource);
  await whenAll(
    owner,
    ({ sealingKeyId }) => sealingKeyId === keyId,
    (others) => say(`Waiting for these processes to use the new key: ${others}.`),
  );
  await whenOpenTransactionsEnd(owner, say);
};

const rotateIn = async (
  settings: Settings,
  databaseUrl: string,
  database: Database,
  { say }: RotationContext,
): Promise<Outcome<Rotated>> => {
  const keySource = { database, folder: join(settings.dataDirectory, 'keys'), clock: clockOf(settings) };
  // Detects a folder that lacks a key, before another key is created.
  const opened = await openVault(keySource);
  if (!opened.ok) return opened;
  const keyId = await announceKey(keySource);
  const owner = await connectOwner(databaseUrl, 'tillbook-rotate-key');
  try {
    await activateEverywhere(owner, keyId, keySource, say);
    const { missing } = await opened.keyRing.refresh();
    if (missing !== undefined) {
      return { ok: false, message: `Key ${missing} is not in ${keySource.folder}. Copy its file there.` };
    }
    const counts = await resealAll(drizzle(owner), opened.vault, keyId);
    return { ok: true, value: { keyId, ...counts } };
  } finally {
    await owner.end();
  }
};

/**
 * Reseals card and bank numbers, EINs, SSNs and dates of birth with a new key while processes serve; the key
 * is used once each process has it. A repeated command continues an interrupted rotation; the embedded
 * database refuses a second owner.
 */
export const rotateKey = async (settings: Settings, context: RotationContext): Promise<Outcome<Rotated>> => {
  const source = await openDatabaseSource(settings, { log: context.log });
  if (!source.ok) return source;
  const { databaseUrl } = source.value;
  const database = openDatabase(databaseUrl, { size: 2 });
  try {
    return await rotateIn(settings, databaseUrl, database, context);
  } finally {
    await database.close();
    await source.value.stop();
  }
};
