import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { payByCall } from '../product/pay-by-call.ts';
import { sendAs, type SignedIn } from '../product/sign-in-by-call.ts';
import { settled } from '../screens/reading.ts';
import { merchant, roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

/** Adds a button as a sibling of `body`, as password managers do with their menu. */
const addExtensionMenu = async (page: Page): Promise<Locator> => {
  await page.evaluate(() => {
    const menu = document.createElement('button');
    menu.textContent = 'Fill in the login';
    Object.assign(menu.style, { position: 'fixed', top: '0', left: '0', zIndex: '2147483647' });
    document.documentElement.append(menu);
  });
  return page.getByRole('button', { name: 'Fill in the login', includeHidden: true });
};

/** Clicks the overlay at the lower left, away from the extension's menu and the dialog. */
const clickBesideDialog = async (page: Page): Promise<void> => {
  const { height } = page.viewportSize() ?? { height: 0 };
  await page.mouse.click(8, height - 8);
};

const openEmailDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.waitFor();
  return dialog;
};

const openRefundDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund payment' });
  await dialog.waitFor();
  return dialog;
};

const openPayment = async (page: Page, signedIn: SignedIn | undefined) => {
  if (!signedIn) throw new Error('Nobody is signed in.');
  const { id } = await payByCall(webUrl, signedIn, 2_000);
  await page.goto(`${webUrl}/transactions/${id}`);
  await settled(page);
  return { id, token: signedIn.token };
};

test("keeps a password dialog and its texts when an extension's menu is clicked, and contains the username", async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/settings`);
  await settled(page);
  const menu = await addExtensionMenu(page);
  const dialog = await openEmailDialog(page);
  await dialog.getByLabel('New email').fill('dana@example.com');
  await dialog.getByLabel('Password').fill('not to be lost');
  await menu.click();
  expect(await dialog.getByLabel('New email').inputValue()).toBe('dana@example.com');
  expect(await dialog.getByLabel('Password').inputValue()).toBe('not to be lost');
  expect(await dialog.locator('input[autocomplete="username"]').inputValue()).toBe(merchant.email);
});

test('restores the email address but not the password in a dialog reopened after an outside click', async () => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/settings`);
  await settled(page);
  const dialog = await openEmailDialog(page);
  await dialog.getByLabel('New email').fill('dana@example.com');
  await dialog.getByLabel('Password').fill('not to be stored');
  await clickBesideDialog(page);
  await dialog.waitFor({ state: 'hidden' });
  await openEmailDialog(page);
  expect(await dialog.getByLabel('New email').inputValue()).toBe('dana@example.com');
  expect(await dialog.getByLabel('Password').inputValue()).toBe('');
});

test('restores the amount in a reopened refund dialog, or reports that the limit has changed', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  const { id, token } = await openPayment(page, signedIn);
  const dialog = await openRefundDialog(page);
  const amount = dialog.getByLabel('Amount');
  await amount.fill('5.13');
  await (await addExtensionMenu(page)).click();
  expect(await amount.inputValue()).toBe('$5.13');
  await clickBesideDialog(page);
  await dialog.waitFor({ state: 'hidden' });
  await openRefundDialog(page);
  expect(await amount.inputValue()).toBe('$5.13');

  await clickBesideDialog(page);
  await dialog.waitFor({ state: 'hidden' });
  await sendAs(webUrl, token, '/transactions/refund', `colleague-${id}`, {
    transactionId: id,
    amount: 1_000,
  });
  await page.getByText('$10.00 left to refund').waitFor();
  await openRefundDialog(page);
  await dialog
    .getByText('The limit has changed, so the amount you typed was removed. Enter it again.')
    .waitFor();
  expect(await amount.inputValue()).not.toBe('$5.13');
});

test('turns autofill off in the email field of a receipt', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  await openPayment(page, signedIn);
  await page
    .getByRole('main')
    .getByRole('button', { name: /receipt/i })
    .click();
  const email = page.getByRole('dialog').getByLabel('Email');
  expect(await email.getAttribute('autocomplete')).toBe('off');
});
