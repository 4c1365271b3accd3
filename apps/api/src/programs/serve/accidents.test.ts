import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addCard, newMerchant, type Merchant } from '../../../test/merchant.ts';
import { openOwnerPool } from '../../../test/owner-pool.ts';
import { type ServedProcess, serveProcess, whenReady } from '../../../test/served-process.ts';
import { createPlatform } from '../../create-platform.ts';
import { findViolations } from '../../ledger/invariants.ts';
import { readSettings } from '../../runtime/settings.ts';

/**
 * One data folder suffers several accidents in turn. A start that cannot succeed is refused in one line that
 * names the remedy; afterward, the product starts again with balanced books and everything that was
 * acknowledged.
 */

let dataDirectory: string;
let started: ServedProcess[] = [];
let merchant: Merchant;
let card: string;
const acknowledged: string[] = [];

beforeAll(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-accidents-'));
  chmodSync(dataDirectory, 0o711);
});

afterEach(async () => {
  for (const served of started) {
    served.child.kill('SIGTERM');
    await served.ended();
  }
  started = [];
});

afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const serve = async (...through: string[]): Promise<ServedProcess> => {
  const served = await serveProcess({ DATA_DIR: dataDirectory, THROTTLE: 'off' }, through);
  started.push(served);
  return served;
};

const serveUntilReady = async (...through: string[]): Promise<ServedProcess> => {
  const served = await serve(...through);
  await whenReady(served);
  return served;
};

const refusal = async (...through: string[]): Promise<string> => {
  const served = await serve(...through);
  expect(await served.ended()).toBe(1);
  return served.complaint();
};

const withFilesUpTo = (kibibytes: number): string[] => [
  '/bin/sh',
  '-c',
  `ulimit -f ${kibibytes * 2}; exec "$@"`,
  'sh',
];

const databaseUrl = (): string => readFileSync(join(dataDirectory, 'keys', 'postgres-url'), 'utf8').trim();

const asOwner = async <Result>(result: (owner: pg.Pool) => Promise<Result>): Promise<Result> => {
  const owner = openOwnerPool(databaseUrl(), 2);
  try {
    return await result(owner);
  } finally {
    await owner.end();
  }
};

const addMerchant = (): Promise<void> =>
  asOwner(async (owner) => {
    const read = readSettings({ DATA_DIR: dataDirectory });
    if (!read.ok) throw new Error(read.message);
    const made = await createPlatform({ settings: read.settings, databaseUrl: databaseUrl() });
    if (!made.ok) throw new Error(made.message);
    const seeded = { platform: made.platform, owner };
    merchant = await newMerchant(seeded);
    card = await addCard(seeded, merchant);
    await made.close();
  });

const signIn = async ({ baseUrl }: ServedProcess): Promise<string> => {
  const { email, password } = merchant.person;
  const response = await fetch(`${baseUrl}/api/identity/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, system: 'payment' }),
  });
  const { token }: { token: string } = JSON.parse(await response.text());
  return token;
};

const pay = async ({ baseUrl }: ServedProcess, token: string): Promise<Response> => {
  const source = { type: 'pull', channel: 'online', method: 'card', paymentInstrumentId: card };
  const response = await fetch(`${baseUrl}/api/transactions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ accountId: merchant.accountId, amount: 500, ...source }),
  });
  if (response.status === 201) {
    const { id }: { id: string } = JSON.parse(await response.clone().text());
    acknowledged.push(id);
  }
  return response;
};

const expectWell = async (): Promise<void> => {
  const served = await serveUntilReady();
  expect((await pay(served, await signIn(served))).status).toBe(201);
  await asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from transactions where status = 'succeeded' and id = any($1)`,
      [acknowledged],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(await findViolations(owner)).toEqual([]);
  });
  served.child.kill('SIGTERM');
  expect(await served.ended()).toBe(0);
};

/** Rows that fill pages except for their ends, then rows smaller than any that the platform writes. */
const fillings = [
  [4000, 1500],
  [100, 1500],
  [4000, 10],
  [100, 10],
  [1, 10],
] as const;

const fillTrail = (): Promise<void> =>
  asOwner(async (owner) => {
    let round = 0;
    for (const [rows, length] of fillings) {
      for (let refused = 0; refused < 2; round += 1) {
        try {
          await owner.query(
            `insert into audit_trail (id, at, action, subject)
             select 'aud_' || $1 || '_' || i, now(), 'filler', repeat('x', $3) from generate_series(1, $2::int) i`,
            [round, rows, length],
          );
        } catch {
          refused += 1;
        }
      }
    }
  });

test(
  'reports a disk without room for a database as full, and creates the database at the next start',
  { meta: { shows: ['threat:6.6'] } },
  async () => {
    expect(await refusal(...withFilesUpTo(4096))).toMatch(
      /^The database could not be created in \S+: .+\. Free up space there, or set DATA_DIR to another folder\.\n$/,
    );
    expect(existsSync(join(dataDirectory, 'postgres'))).toBe(false);
    const served = await serveUntilReady();
    await addMerchant();
    expect((await pay(served, await signIn(served))).status).toBe(201);
  },
);

test(
  'refuses payments with 503 on a full disk, and continues to serve reads',
  { meta: { shows: ['threat:6.6'] } },
  async () => {
    const served = await serveUntilReady(...withFilesUpTo(20_480));
    const token = await signIn(served);
    await fillTrail();
    let refused = await pay(served, token);
    for (let tries = 0; refused.status === 201 && tries < 200; tries += 1) refused = await pay(served, token);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    const reading = await fetch(`${served.baseUrl}/api/accounts?accountId=${merchant.accountId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(reading.status).toBe(200);
    expect(readFileSync(join(dataDirectory, 'tillbook.log'), 'utf8')).toContain('"event":"storage_full"');
    served.child.kill('SIGTERM');
    expect(await served.ended()).toBe(0);
    await expectWell();
  },
);

test(
  'reports a disk that is full at the start before changing anything',
  { meta: { shows: ['threat:6.6'] } },
  async () => {
    expect(await refusal(...withFilesUpTo(32))).toBe(
      `The data folder ${dataDirectory} cannot be used: the file size limit is too small (ulimit -f). Free up space there, or set DATA_DIR to another folder.\n`,
    );
    expect(existsSync(join(dataDirectory, 'owner.pid'))).toBe(false);
  },
);

test(
  'refuses a read-only data folder before changing anything',
  { meta: { shows: ['threat:6.6'] } },
  async () => {
    const before = readdirSync(dataDirectory).toSorted();
    chmodSync(dataDirectory, 0o555);
    // Root may write anywhere, unless it gives up that capability.
    const asOrdinaryUser = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : [];
    expect(await refusal(...asOrdinaryUser)).toBe(
      `The data folder ${dataDirectory} cannot be used: this user has no write permission. Set DATA_DIR to a writable folder.\n`,
    );
    expect(readdirSync(dataDirectory).toSorted()).toEqual(before);
    chmodSync(dataDirectory, 0o711);
  },
);

test(
  'refuses to start if the key of the database is missing, and starts once the key is back',
  { meta: { shows: ['threat:6.6'] } },
  async () => {
    const keys = join(dataDirectory, 'keys');
    const name = readdirSync(keys).find((file) => file.endsWith('.key')) ?? '';
    const aside = join(dataDirectory, name);
    renameSync(join(keys, name), aside);
    const words = await refusal();
    expect(words).toContain(name.replace('.key', ''));
    expect(words.trimEnd()).not.toContain('\n');
    expect(readdirSync(keys).filter((file) => file.endsWith('.key'))).toEqual([]);
    renameSync(aside, join(keys, name));
    await expectWell();
  },
);
