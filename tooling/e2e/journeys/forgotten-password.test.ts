import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownProduct } from '../product/own-product.ts';
import { secondMerchant, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();
const outbox = join(ownProduct().dataDirectory, 'outbox');

const mails = (): readonly string[] => {
  try {
    // A file that is still being written has another extension.
    return readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
};

/** Returns the link in the new mail, undoing quoted-printable line breaks. */
const linkOfNewMail = async (before: readonly string[]): Promise<string> => {
  await expect.poll(() => mails().length).toBe(before.length + 1);
  const name = mails().find((one) => !before.includes(one)) ?? '';
  const text = readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = /http:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`The mail has no link:\n${text}`);
  return link;
};

test(
  'resets a forgotten password by the mailed link and returns to sign-in three seconds later',
  { meta: { shows: ['spec:1.13', 'spec:2.2', 'spec:2.6', 'spec:5.11', 'spec:8.32'] } },
  async () => {
    const { page } = await visit();
    await page.goto(`${webUrl}/login`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    const send = page.getByRole('button', { name: 'Send reset link' });
    await send.waitFor();
    const before = mails();
    await page.getByLabel('Email').fill(secondMerchant.email.toUpperCase());
    await send.click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    await page.goto(await linkOfNewMail(before));
    await page.waitForURL(`${webUrl}/reset-password`);
    await page.getByLabel('New password').fill(secondMerchant.password);
    await page.getByLabel('Confirm password').fill('another one');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByText('Passwords do not match', { exact: true }).waitFor();
    await page.getByLabel('Confirm password').fill(secondMerchant.password);
    const pressedAt = Date.now();
    await page.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('heading', { name: 'Password Reset Successful!' }).waitFor();
    await page.waitForURL('**/login');
    expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(3_000);
    await signIn(page, webUrl, secondMerchant);
  },
);

test(
  'shows the same confirmation for an unknown email address, without sending a reset mail',
  { meta: { shows: ['spec:2.4'] } },
  async () => {
    const { page } = await visit();
    const before = mails();
    await page.goto(`${webUrl}/forgot-password`);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(mails()).toEqual(before);
  },
);
