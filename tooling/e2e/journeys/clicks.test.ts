import { expect, test } from 'vitest';
import { countClicks } from '../browser/count-clicks.ts';
import { settled } from '../screens/reading.ts';
import { payByCall } from '../product/pay-by-call.ts';
import { signInByCall } from '../product/sign-in-by-call.ts';
import { merchant, roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const countedPage = async (person = roaster) => {
  const { page, ...visited } = await visit({ person });
  return { ...visited, page, clicks: await countClicks(page) };
};

test('shows without a click why the balance changed today', async () => {
  const { page, clicks } = await countedPage();
  await page.goto(`${webUrl}/overview`);
  const balance = page.getByRole('region', { name: 'USD Balance' });
  await balance.getByText(/^Today: |^Unchanged today/).waitFor();
  expect(await clicks()).toBe(0);
});

test('exports the last month of a list in two clicks', async () => {
  const { page, clicks } = await countedPage();
  await page.goto(`${webUrl}/payments`);
  await page.getByRole('button', { name: 'Export' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
  await saving;
  expect(await clicks()).toBe(2);
});

test("finds a customer's payment by name without a click", async () => {
  const { page, clicks } = await countedPage();
  await page.goto(`${webUrl}/overview`);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).waitFor();
  await page.keyboard.type('Marisol');
  await page.getByRole('group', { name: 'Results' }).getByRole('option', { name: /\$/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/(?:transactions|payment-instruments)\//);
  expect(await clicks()).toBe(0);
});

test('submits evidence for a dispute in seven clicks, starting at sign-in', async () => {
  await payByCall(webUrl, await signInByCall(webUrl, roaster), 41_783, '0259');
  const { page } = await visit();
  const clicks = await countClicks(page);
  await page.goto(`${webUrl}/login`);
  await page.getByLabel('Email').fill(merchant.email);
  await page.getByLabel('Password').fill(merchant.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('row').filter({ hasText: roaster.account }).getByRole('link').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Disputes' }).click();
  await page
    .getByRole('link', { name: /^\$417\.83 disputed/ })
    .first()
    .click();
  await page.waitForURL('**/disputes/dsp_*');
  await page.getByRole('button', { name: 'Attach our receipt' }).click();
  await page.getByText(/^receipt-txn_\w+\.pdf, \d+ KB$/).waitFor();
  await page.getByRole('textbox', { name: 'Explanation' }).fill('winning_evidence');
  await settled(page);
  await page.getByRole('button', { name: 'Submit evidence' }).click();
  const question = page.getByRole('dialog', { name: 'Submit evidence?' });
  await question.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByText('Evidence submitted', { exact: true }).first().waitFor();
  expect(await clicks()).toBe(7);
});
