import { randomInt } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { translatableValues } from '../browser/translatable-values.ts';
import { translatePage, untilTranslated } from '../browser/translate-page.ts';
import { callAs, sendAs, type SignedIn } from '../product/sign-in-by-call.ts';
import { screenHeading, seen, settled } from '../screens/reading.ts';
import { charge, merchant, openAccount, roaster, signIn } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

type Row = {
  readonly id: string;
  readonly type?: string;
  readonly purpose?: string;
  readonly lastFour?: string;
};

/**
 * In whole dollars, because the sandbox declines amounts with certain cents; random, so that no other payment
 * has the amount.
 */
const anAmount = (): number => 2_000_000 + randomInt(90_000) * 100;

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const open = async () => {
  const { page, signedIn } = await visit({ person: roaster });
  if (!signedIn) throw new Error('Somebody is signed in.');
  await translatePage(page);
  const read = <Data>(path: string) => callAs<Data>(webUrl, signedIn.token, path);
  return { page, signedIn, read };
};

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(webUrl + path);
  await settled(page);
  await untilTranslated(page);
};

const paymentsOf = async ({ token, accountId }: SignedIn, amount: number): Promise<readonly Row[]> => {
  const path = `/transactions?accountId=${accountId}&type=pull&amountMin=${amount}&amountMax=${amount}`;
  return (await callAs<{ transactions: readonly Row[] }>(webUrl, token, path)).transactions;
};

const cardOf = async ({ token, accountId }: SignedIn): Promise<string> => {
  const path = `/payment-instruments?accountId=${accountId}&limit=100`;
  const { paymentInstruments } = await callAs<{ paymentInstruments: readonly Row[] }>(webUrl, token, path);
  const card = paymentInstruments.find(
    ({ type, purpose, lastFour }) => type === 'card' && purpose === 'buyer' && lastFour === '4242',
  );
  if (!card) throw new Error('The demo data has no approved card.');
  return card.id;
};

const pay = async (signedIn: SignedIn, amount: number): Promise<string> => {
  const { token, accountId } = signedIn;
  const body = {
    accountId,
    amount,
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: await cardOf(signedIn),
  };
  return (await sendAs<Row>(webUrl, token, '/transactions', `translated-${String(amount)}`, body)).id;
};

test('signs in on a translated page', async () => {
  const { page } = await visit();
  await translatePage(page);
  await signIn(page, webUrl, merchant);
  await untilTranslated(page);
  await openAccount(page, roaster.account ?? '');
});

test('takes one payment of $31.00 on a terminal on a translated page', async () => {
  const { page, signedIn } = await open();
  const before = (await paymentsOf(signedIn, 3_100)).length;
  await goTo(page, '/virtual-terminal');
  await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
  await page.getByLabel('Amount').fill('31.00');
  await page.getByRole('button', { name: 'Send to terminal' }).click();
  await page.getByText('Payment succeeded', { exact: true }).waitFor();
  await untilTranslated(page);
  expect(await translatableValues(page)).toEqual([]);
  await screenHeading(page, 'Virtual Terminal').waitFor();
  expect(await paymentsOf(signedIn, 3_100)).toHaveLength(before + 1);
});

test('refunds a part of a payment on a translated page', async () => {
  const { page, signedIn } = await open();
  const id = await pay(signedIn, 2_000);
  await goTo(page, `/transactions/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund payment' });
  await dialog.getByLabel('Amount').fill('5.00');
  await untilTranslated(page);
  expect(await translatableValues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  await seen(page, '$15.00 left to refund').waitFor();
});

test('withdraws and shows the new balance on a translated page', async () => {
  const { page, signedIn, read } = await open();
  const available = async () =>
    (await read<{ availableBalance: number }>(`/accounts?accountId=${signedIn.accountId}`)).availableBalance;
  await goTo(page, '/overview');
  const before = await available();
  await seen(page, dollars(before)).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await settled(page);
  await untilTranslated(page);
  await dialog.getByLabel('Amount').fill('31.25');
  await untilTranslated(page);
  expect(await translatableValues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Withdraw $31.25', exact: true }).click();
  await seen(page, 'Withdrawal successful').waitFor();
  const balance = page.getByText('Available to withdraw', { exact: true }).locator('xpath=ancestor::div[1]');
  await expect.poll(available).not.toBe(before);
  await expect.poll(async () => balance.innerText()).toContain(dollars(await available()));
  expect(await balance.innerText()).not.toContain(dollars(before));
});

test('creates one payment with a stored card on a translated page', async () => {
  const { page, signedIn } = await open();
  const amount = anAmount();
  await goTo(page, `/payment-instruments/${await cardOf(signedIn)}`);
  await charge(page, (amount / 100).toFixed(2));
  await page.getByText('payment success', { exact: true }).waitFor();
  await untilTranslated(page);
  expect(await translatableValues(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await paymentsOf(signedIn, amount)).toHaveLength(1);
});

test('emails a receipt on a translated page', async () => {
  const { page, signedIn } = await open();
  await goTo(page, `/transactions/${await pay(signedIn, anAmount())}`);
  await page.getByRole('button', { name: 'Email Receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email Receipt' });
  await dialog.getByLabel('Email').fill('customer@example.com');
  await untilTranslated(page);
  expect(await translatableValues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send Receipt' }).click();
  await seen(page, 'Email sent successfully').waitFor();
});

test('changes the statement descriptor on a translated page', async () => {
  const { page } = await open();
  await goTo(page, '/settings');
  await page.getByRole('region', { name: 'Account Settings' }).getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Statement descriptor').fill('HARBOR ABROAD');
  await untilTranslated(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await seen(page, 'HARBOR ABROAD').waitFor();
});

test('finds a payment in the command palette on a translated page', async () => {
  const { page, signedIn } = await open();
  const amount = anAmount();
  const id = await pay(signedIn, amount);
  await goTo(page, '/overview');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('pay');
  await untilTranslated(page);
  await field.fill('payments');
  await page.getByRole('option', { name: 'Payments', exact: true }).waitFor();
  await untilTranslated(page);
  await field.fill(id);
  const results = page.getByRole('group', { name: 'Results' }).getByRole('option');
  await expect.poll(() => results.allInnerTexts()).toEqual([expect.stringContaining(dollars(amount))]);
  await untilTranslated(page);
  expect(await translatableValues(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/transactions/${id}`);
  await page.getByRole('heading', { name: dollars(amount) }).waitFor();
});
