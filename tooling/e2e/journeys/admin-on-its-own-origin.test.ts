import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { ownDataDirectory } from '../product/any-product.ts';
import { freePort, freePorts } from '../product/free-ports.ts';
import { type StartedCommand, startCommand } from '../product/start-command.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { settled } from '../screens/reading.ts';
import { admin, merchant } from './person.ts';
import { visits } from './visits.ts';

const { visit } = visits();

let dataDirectory: string;
let product: Product;
/** A separate process without a database or keys. */
let adminApp: StartedCommand;
/** Every name below `localhost` resolves to this machine and is a separate origin. */
let adminUrl: string;

beforeAll(async () => {
  dataDirectory = ownDataDirectory();
  const { port, tokenizationPort } = await freePorts();
  const adminPort = await freePort();
  adminUrl = `http://admin.localhost:${adminPort}`;
  const environment = { ADMIN_BASE_URL: adminUrl };
  product = await startProduct({ dataDirectory, port, tokenizationPort, environment });
  adminApp = await startCommand(['run', 'start:admin'], {
    readyAddress: `http://localhost:${adminPort}/health`,
    environment: { ...environment, PORT: String(port), ADMIN_PORT: String(adminPort) },
  });
});
afterAll(async () => {
  await adminApp.stop();
  await product.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const state: { session?: { token: string } } = JSON.parse(
      localStorage.getItem('account-dashboard') ?? '{}',
    );
    return state.session?.token ?? '';
  });

test('signs an admin in on the admin origin, opens an account with a single-use code, and returns', async () => {
  const { page } = await visit();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  // The web origin redirects to the admin origin.
  await page.goto(`${product.webUrl}/admin/accounts?search=harbor`);
  await page.waitForURL(`${adminUrl}/admin/login?returnTo=*`);
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await signIn(page, admin);
  await page.waitForURL(`${adminUrl}/admin/accounts?search=harbor`);
  const adminToken = await storedToken(page);

  const handovers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/handover')) handovers.push(request.url());
  });
  const handover = page.waitForRequest('**/api/identity/handover');
  await page.getByRole('link', { name: /^View Harbor Coffee Roasters/ }).click();
  const { code }: { code: string } = (await handover).postDataJSON();
  await page.waitForURL(`${product.webUrl}/overview`);
  await page.getByText('You are viewing Harbor Coffee Roasters as admin@example.com.').waitFor();

  // Each origin has its own session. No address contained a token, and the code reached the server only in a
  // request body.
  const webToken = await storedToken(page);
  expect(webToken).not.toBe('');
  expect(webToken).not.toBe(adminToken);
  for (const address of [...addresses, ...handovers]) {
    expect(address).not.toContain(adminToken);
    expect(address).not.toContain(webToken);
  }
  expect(handovers.some((address) => address.includes(code))).toBe(false);
  expect(page.url()).not.toContain(code);

  await page.getByRole('link', { name: 'Back to accounts' }).click();
  await page.waitForURL(`${adminUrl}/admin/accounts?search=harbor`);
  expect(await storedToken(page)).toBe(adminToken);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${adminUrl}/admin/login`);
});

test(
  'rejects a used code and removes it from the address',
  { meta: { shows: ['asvs:V7.6.2'] } },
  async () => {
    const { page, expectComplaint } = await visit();
    expectComplaint({ status: 422, path: '/api/identity/handover' });
    await page.goto(`${adminUrl}/admin/accounts`);
    await signIn(page, admin);
    const handover = page.waitForRequest('**/api/identity/handover');
    await page.getByRole('link', { name: /^View Birchwood Bikes/ }).click();
    const { code }: { code: string } = (await handover).postDataJSON();
    await page.waitForURL(`${product.webUrl}/overview`);

    const { page: another, expectComplaint: expectThere } = await visit();
    expectThere({ status: 422, path: '/api/identity/handover' });
    await another.goto(`${product.webUrl}/handover#${code}`);
    await another.getByText(/^This link to the account has expired\./).waitFor();
    expect(another.url()).toBe(`${product.webUrl}/handover`);
    expect(await findViolations(another)).toEqual([]);
    expect(await storedToken(another)).toBe('');
  },
);

test('refuses to sign a merchant in on the admin origin', { meta: { shows: ['asvs:V3.5.4'] } }, async () => {
  const { page } = await visit();
  await page.goto(`${adminUrl}/admin/`);
  await signIn(page, merchant);
  await page.getByText('Only internal admins can sign in here.').waitFor();
  expect(await storedToken(page)).toBe('');
});
