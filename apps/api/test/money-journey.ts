import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { createPlatform } from '../src/create-platform.ts';
import { findViolations } from '../src/ledger/invariants.ts';
import { readSettings } from '../src/runtime/settings.ts';
import { goodAddress, goodBank, goodCard } from './instruments.ts';
import { newMerchant, type Merchant } from './merchant.ts';
import { openOwnerPool } from './owner-pool.ts';
import { freePort, serveProcess, whenReady, type ServedProcess } from './served-process.ts';

const soon = { timeout: 60_000, interval: 100 };

type Served = ServedProcess & { readonly formsUrl: string };

const serve = async (databaseUrl: string, dataDirectory: string): Promise<Served> => {
  const formsPort = await freePort();
  const served = await serveProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    // The minimum number of connections.
    DATABASE_POOL_SIZE: '10',
    SANDBOX_DELAY_MS: '100',
    THROTTLE: 'off',
    TOKENIZATION_PORT: String(formsPort),
  });
  await whenReady(served);
  return { ...served, formsUrl: `http://localhost:${formsPort}` };
};

const stop = async (served: ServedProcess): Promise<void> => {
  served.child.kill('SIGTERM');
  expect(await served.ended()).toBe(0);
};

const ask = async (address: string, token?: string, json?: unknown, origin?: string): Promise<unknown> => {
  const response = await fetch(address, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(origin !== undefined && { origin }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return JSON.parse(text);
};

const signedIn = z.object({ token: z.string() });
const ticket = z.object({ ticket: z.string() });
const stored = z.object({ paymentInstrumentId: z.string() });
const transaction = z.object({ id: z.string(), status: z.string() });
const balances = z.object({ pendingBalance: z.number(), availableBalance: z.number() });
const disputes = z.array(z.object({ transactionId: z.string() }));

const journey = async ([first, second]: readonly [Served, Served], merchant: Merchant, owner: pg.Pool) => {
  const { accountId, person } = merchant;
  const { email, password } = person;
  const login = await ask(`${first.baseUrl}/api/identity/login`, undefined, {
    email,
    password,
    system: 'payment',
  });
  const { token } = signedIn.parse(login);
  const addInstrument = async (details: object, purpose: 'buyer' | 'payout') => {
    const init = await ask(`${second.baseUrl}/api/payment-instruments/tickets`, token, {
      accountId,
      purpose,
    });
    const response = await ask(
      `${first.formsUrl}/payment-instruments`,
      undefined,
      { ...details, ...ticket.parse(init) },
      first.formsUrl,
    );
    return stored.parse(response).paymentInstrumentId;
  };
  const send = async (at: Served, body: object, path = '/transactions') =>
    transaction.parse(await ask(`${at.baseUrl}/api${path}`, token, body));
  const statusOf = async (at: Served, id: string) =>
    transaction.parse(await ask(`${at.baseUrl}/api/transactions/${id}`, token)).status;
  const read = async () =>
    balances.parse(await ask(`${second.baseUrl}/api/accounts?accountId=${accountId}`, token));

  const card = await addInstrument(goodCard, 'buyer');
  const disputed = await addInstrument({ ...goodCard, number: '4000000000000259' }, 'buyer');
  const bank = await addInstrument({ ...goodBank, billingAddress: goodAddress }, 'payout');
  await owner.query('update account_settings set default_payment_instrument_id = $2 where account_id = $1', [
    accountId,
    bank,
  ]);
  const byCard = { accountId, type: 'pull', channel: 'online', method: 'card' };
  const paid = await send(first, { ...byCard, amount: 50_000, paymentInstrumentId: card });
  expect(paid.status).toBe('succeeded');
  await expect.poll(read, soon).toEqual({ pendingBalance: 0, availableBalance: 48_520 });
  const payout = await send(second, {
    accountId,
    type: 'push',
    channel: 'online',
    method: 'ach',
    paymentInstrumentId: bank,
    amount: 20_000,
  });
  await expect.poll(() => statusOf(first, payout.id), soon).toBe('completed');
  const refund = await send(first, { transactionId: paid.id, amount: 5_000 }, '/transactions/refund');
  await expect.poll(() => statusOf(second, refund.id), soon).toBe('succeeded');
  const contested = await send(second, { ...byCard, amount: 7_000, paymentInstrumentId: disputed });
  await expect
    .poll(
      async () => disputes.parse(await ask(`${first.baseUrl}/api/disputes?accountId=${accountId}`, token)),
      soon,
    )
    .toMatchObject([{ transactionId: contested.id }]);
};

const receivesPaymentEvent = async (
  [first, second]: readonly [Served, Served],
  { person, accountId }: Merchant,
) => {
  const followed = new AbortController();
  const authorization = `Bearer ${person.token}`;
  const response = await fetch(`${first.baseUrl}/api/events?accountId=${accountId}`, {
    headers: { authorization },
    signal: followed.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('open');
  await ask(`${second.baseUrl}/api/transactions`, person.token, {
    accountId,
    type: 'pull',
    channel: 'in_person',
    method: 'card',
    serialNumber: 'TRM-1001',
    amount: 1_200,
  });
  expect((await reader?.read())?.value).toContain('changed');
  followed.abort();
};

const namesOf = async (owner: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'tillbook-%' order by 1`,
  );
  return rows.map(({ name }) => name);
};

export type JourneyEnd = {
  readonly names: readonly string[];
  readonly violations: readonly unknown[];
};

/**
 * Signs in, adds instruments, charges, settles, pays out, refunds and disputes, through two processes on one
 * database in turn.
 * @param databaseUrl the URL for the processes
 * @param direct the same database without a pooler, for setup and verification
 */
export const makeMoneyJourney = async (databaseUrl: string, direct: string): Promise<JourneyEnd> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-journey-'));
  const owner = openOwnerPool(direct, 2);
  const settings = readSettings({ DATABASE_URL: direct, DATA_DIR: dataDirectory, DATABASE_POOL_SIZE: '10' });
  if (!settings.ok) throw new Error(settings.message);
  const arranging = await createPlatform({ settings: settings.settings, databaseUrl: direct });
  if (!arranging.ok) throw new Error(arranging.message);
  const merchant = await newMerchant({ platform: arranging.platform, owner }, { cardSettlementDays: 0 });
  await arranging.close();
  const processes = [
    await serve(databaseUrl, dataDirectory),
    await serve(databaseUrl, dataDirectory),
  ] as const;
  try {
    await journey(processes, merchant, owner);
    await receivesPaymentEvent(processes, merchant);
    const names = await namesOf(owner);
    const violations = await findViolations(owner);
    await Promise.all(processes.map(stop));
    return { names, violations };
  } finally {
    for (const { child } of processes) child.kill('SIGKILL');
    await owner.end();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};
