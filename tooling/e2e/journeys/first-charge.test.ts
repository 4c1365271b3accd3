import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFigures } from '../database/read-figures.ts';
import { startMailServer } from '../product/mail-server.ts';
import { runCommand } from '../product/run-command.ts';
import type { Login } from '../product/sign-in-by-call.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { addCard, approvedCard, charge, openAccount, signIn } from './person.ts';
import { visits } from './visits.ts';

// The clock of a product in production cannot be set.
const { visit } = visits({ clockShiftMs: 0 });

const admin: Login = { email: 'ops@example.com', password: 'counting-the-till-at-noon' };
const owner: Login = { email: 'owner@bakery.example', password: 'flour-water-salt-and-time' };

let dataDirectory: string;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let environment: Readonly<Record<string, string>>;
let product: Product;

beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-production-'));
  // If the tests run as root, the database runs as another user, who needs access to the folder.
  chmodSync(dataDirectory, 0o711);
  mail = await startMailServer();
  environment = { NODE_ENV: 'production', SMTP_URL: mail.url };
  product = await startProduct({ dataDirectory, environment });
});
afterAll(async () => {
  await product.stop();
  await mail.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const countRows = async () => {
  const client = new pg.Client({ connectionString: product.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<{ people: number; programs: number; accounts: number }>(
    `select (select count(*)::int from users) as people, (select count(*)::int from programs) as programs,
            (select count(*)::int from accounts) as accounts`,
  );
  await client.end();
  return rows[0];
};

const passwordLink = (words: string): string => {
  const link = /http:\/\/\S+\/reset-password\?token=[\w-]+/.exec(words)?.[0];
  if (link === undefined) throw new Error(`There is no link in:\n${words}`);
  return link;
};

const setPassword = async (page: Page, link: string, { password }: Login): Promise<void> => {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('heading', { name: 'Password Reset Successful!' }).waitFor();
  await page.waitForURL('**/login');
};

const accountFields: readonly (readonly [label: string, text: string])[] = [
  ['Account name', 'Corner Bakery'],
  ['Legal name', 'Corner Bakery LLC'],
  ['Card settlement days', '2 business days'],
  ['ACH settlement days', '4 business days'],
  ['Online percentage', '2.9'],
  ['Online flat fee', '0.30'],
  ['In person percentage', '2.6'],
  ['In person flat fee', '0.10'],
  ['ACH percentage', '0.8'],
  ['ACH minimum fee', '0.25'],
  ['ACH maximum fee', '5'],
];

const createFirstAccount = async (page: Page): Promise<void> => {
  await page.waitForURL('**/admin/accounts');
  await page.getByText('No accounts yet', { exact: true }).waitFor();
  await page.getByRole('cell').getByRole('link', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByRole('button', { name: 'Create program' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create program' });
  await dialog.getByLabel('Program name').fill('Main Street');
  await dialog.getByRole('button', { name: 'Create program' }).click();
  await expect.poll(() => form.getByRole('combobox', { name: 'Program' }).inputValue()).toBe('Main Street');
  for (const [label, text] of accountFields) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/admin/accounts/acc_*');
  await page.getByRole('heading', { level: 1, name: 'Corner Bakery' }).waitFor();
};

const grantAccess = async (page: Page, email: string): Promise<void> => {
  await page.getByRole('button', { name: 'Grant access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant access' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Grant access' }).click();
  await page.getByText(`${email} was emailed a link to set a password`).waitFor();
};

test('sets up an empty production database: first admin, first merchant, and first charged card', async () => {
  expect(await countRows()).toEqual({ people: 0, programs: 0, accounts: 0 });

  const { page: adminPage } = await visit();
  const printed = await runCommand(['run', '--silent', 'create-admin', '--', admin.email], {
    ...environment,
    PORT: new URL(product.webUrl).port,
    DATA_DIR: dataDirectory,
  });
  await setPassword(adminPage, passwordLink(printed), admin);
  await signIn(adminPage, product.webUrl, admin);
  await adminPage.getByRole('link', { name: 'Admin area' }).click();
  await createFirstAccount(adminPage);
  await grantAccess(adminPage, owner.email);
  expect(await countRows()).toEqual({ people: 2, programs: 1, accounts: 1 });

  const { page } = await visit();
  await setPassword(page, passwordLink(await mail.mailTo(owner.email)), owner);
  await signIn(page, product.webUrl, owner);
  await openAccount(page, 'Corner Bakery');
  const instrumentId = await addCard(page, approvedCard);
  await charge(page, '42.50');
  await page.getByText('payment success', { exact: true }).waitFor();

  // 2.90% of $42.50 is $1.2325, rounded to $1.23, plus 30 cents per online payment.
  const figures = await openFigures(product.databaseUrl());
  const paymentId = await figures.anyTransactionOf('Corner Bakery');
  expect(await figures.transaction(paymentId)).toEqual([
    expect.objectContaining({ status: 'succeeded', amountCents: 4250 }),
  ]);
  expect(await figures.entriesOf([paymentId])).toEqual([
    { category: 'transaction', type: 'credit', amountCents: 4250, status: 'pending' },
    { category: 'card_percentage_fee', type: 'debit', amountCents: 123, status: 'pending' },
    { category: 'card_flat_fee', type: 'debit', amountCents: 30, status: 'pending' },
  ]);
  expect(await figures.imbalanceCents()).toBe(0);
  await figures.close();
  expect(instrumentId).toMatch(/^pi_/);

  await adminPage.reload();
  await adminPage.getByRole('cell', { name: 'Password set' }).waitFor();
});
