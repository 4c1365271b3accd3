import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWatchedPage } from '../browser/watched-page.ts';
import { closeProfiles, sharedBrowser } from '../browser/shared-browser.ts';
import { callAs, signInByCall } from '../product/sign-in-by-call.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { roaster } from './person.ts';

let dataDirectory: string;
let product: Product;

beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-killed-'));
  // As root, the database runs as another user, who needs access to the folder.
  chmodSync(dataDirectory, 0o711);
  product = await startProduct({ dataDirectory });
});
afterAll(async () => {
  await closeProfiles();
  await product.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** Kills the server without a warning, and starts it again under the same addresses. */
const restart = async (): Promise<void> => {
  const ended = new Promise((resolve) => product.command.once('exit', resolve));
  process.kill(Number.parseInt(readFileSync(join(dataDirectory, 'owner.pid'), 'utf8'), 10), 'SIGKILL');
  await ended;
  const port = Number(new URL(product.webUrl).port);
  const tokenizationPort = Number(new URL(product.tokenizationUrl).port);
  product = await startProduct({ dataDirectory, port, tokenizationPort });
};

test('a payment is found after the server was killed between its commit and its response', async () => {
  const { webUrl } = product;
  const signedIn = await signInByCall(webUrl, roaster);
  const watched = await openWatchedPage(await sharedBrowser(), { storageState: signedIn.storageState });
  const { page } = watched;
  watched.expectComplaint({ unanswered: '/' }, { status: 503, path: '/' });
  await page.goto(`${webUrl}/virtual-terminal`);
  await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
  await page.getByLabel('Amount').fill('7654.32');
  await page.route(
    ({ pathname }) => pathname === '/api/transactions',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await restart();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Send to terminal' }).click();
  await page.getByText(/^The \$7,654\.32 payment from .* succeeded$/).waitFor();
  const path = `/transactions?accountId=${signedIn.accountId}&type=pull&amountMin=765432&amountMax=765432`;
  const { totalCount } = await callAs<{ totalCount: number }>(webUrl, signedIn.token, path);
  expect(totalCount).toBe(1);
  expect(watched.complaints().join('\n')).toBe('');
  await watched.close();
});
