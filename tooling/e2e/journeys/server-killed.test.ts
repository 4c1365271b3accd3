import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdTable } from '../database/hold-table.ts';
import { openFigures } from '../database/read-figures.ts';
import { openWatchedPage } from '../browser/watched-page.ts';
import { closeProfiles, sharedBrowser } from '../browser/shared-browser.ts';
import { ownDataDirectory } from '../product/any-product.ts';
import { callAs, signInByCall } from '../product/sign-in-by-call.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { roaster } from './person.ts';

let dataDirectory: string;
let product: Product;
/** No jobs run, so that only the payment's posting can wait for the held table. */
const environment = { WORKER: 'off' };

beforeAll(async () => {
  dataDirectory = ownDataDirectory();
  product = await startProduct({ dataDirectory, environment });
});
afterAll(async () => {
  await closeProfiles();
  await product.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const signal = (name: 'SIGSTOP' | 'SIGKILL'): true =>
  process.kill(Number.parseInt(readFileSync(join(dataDirectory, 'owner.pid'), 'utf8'), 10), name);

const restart = async (): Promise<void> => {
  const ended = new Promise((resolve) => product.command.once('exit', resolve));
  signal('SIGKILL');
  await ended;
  const port = Number(new URL(product.webUrl).port);
  const tokenizationPort = Number(new URL(product.tokenizationUrl).port);
  product = await startProduct({ dataDirectory, port, tokenizationPort, environment });
};

/**
 * Kills the server after PostgreSQL has committed a payment's outcome but before the server has read the
 * confirmation. Only the outcome writes to the general ledger, so only that posting is held.
 */
const killAfterCommit = async (
  accountId: string,
  amountCents: number,
  send: () => Promise<void>,
): Promise<void> => {
  const figures = await openFigures(product.databaseUrl());
  const release = await holdTable(product.databaseUrl(), 'entry_sets');
  const statuses = async () => (await figures.paymentsOf(accountId, amountCents)).map(({ status }) => status);
  await send();
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(['created']);
  await expect.poll(() => figures.isPostingHeld(), { timeout: 60_000 }).toBe(true);
  signal('SIGSTOP');
  try {
    await release();
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(['succeeded']);
    await figures.close();
  } finally {
    await restart();
  }
};

test('finds a payment after the server was killed between commit and response', async () => {
  const { webUrl } = product;
  const { accountId, token, storageState } = await signInByCall(webUrl, roaster);
  const watched = await openWatchedPage(await sharedBrowser(), { storageState });
  const { page } = watched;
  watched.expectComplaint({ unanswered: '/' }, { status: 503, path: '/' });
  const keys: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/api/transactions') return;
    keys.push(Object(request.postDataJSON()).referenceId);
  });
  const send = async () => {
    await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
    await page.getByLabel('Amount').fill('7654.32');
    await page.getByRole('button', { name: 'Send to terminal' }).click();
  };
  const countOfPayments = async () => {
    const path = `/transactions?accountId=${accountId}&type=pull&amountMin=765432&amountMax=765432`;
    return (await callAs<{ totalCount: number }>(webUrl, token, path)).totalCount;
  };

  await page.goto(`${webUrl}/virtual-terminal`);
  await killAfterCommit(accountId, 765_432, send);
  await page.reload();
  await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
  await page.getByText(/^The \$7,654\.32 payment from .* succeeded$/).waitFor();
  await page.getByRole('link', { name: 'View payment' }).waitFor();
  expect(await countOfPayments()).toBe(1);

  await send();
  await page.getByText('Payment succeeded').first().waitFor();
  expect(await countOfPayments()).toBe(2);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
  expect(watched.complaints().join('\n')).toBe('');
  await watched.close();
});
