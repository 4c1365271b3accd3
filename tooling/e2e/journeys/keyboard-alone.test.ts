import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { keyboardOf } from '../browser/keyboard.ts';
import { payByCall } from '../product/pay-by-call.ts';
import { focusIsIn, screenHeading, seen, settled } from '../screens/reading.ts';
import { merchant, roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const firstRow = (page: Page) => page.getByRole('table').locator('tbody').getByRole('link').first();
const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

const sitDown = async (path: string) => {
  const { page, signedIn } = await visit({ person: roaster });
  await page.goto(webUrl + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  return { page, signedIn, keyboard: keyboardOf(page) };
};

test(
  'signs in, chooses an account, and signs out by keyboard',
  { meta: { shows: ['spec:1.1', 'spec:2.3', 'spec:2.9', 'spec:2.14'] } },
  async () => {
    const { page } = await visit();
    const keyboard = keyboardOf(page);
    await page.goto(`${webUrl}/login`);
    await keyboard.typeInto(page.getByLabel('Email'), merchant.email);
    await keyboard.typeInto(page.getByRole('textbox', { name: 'Password' }), merchant.password);
    await keyboard.press('Enter');
    await page.waitForURL('**/program-list');
    await keyboard.use(page.getByRole('link', { name: 'View Harbor Coffee Roasters' }));
    await page.waitForURL('**/overview');
    await screenHeading(page, /^Good /).waitFor();
    await settled(page);
    await keyboard.use(button(page, 'Logout'));
    await page.waitForURL('**/login');
  },
);

test(
  'pages through a list, jumps to a page, opens a payment, and returns by keyboard',
  { meta: { shows: ['spec:2.68', 'spec:2.81'] } },
  async () => {
    const { page, keyboard } = await sitDown('/overview');
    await keyboard.use(menu(page, 'Payments'));
    await page.waitForURL('**/payments');
    // Both ledgers of the overview have a "Next" button, too.
    await screenHeading(page, 'Payments').waitFor();
    await settled(page);
    await keyboard.use(button(page, 'Next'));
    await page.waitForURL('**/payments?page=2');
    await keyboard.typeInto(page.getByRole('textbox', { name: 'Page' }), '3');
    await keyboard.press('Enter');
    await page.waitForURL('**/payments?page=3');
    await settled(page);
    await keyboard.use(firstRow(page));
    await page.waitForURL('**/transactions/txn_*');
    await keyboard.use(button(page, 'Back to Payments'));
    await page.waitForURL('**/payments?page=3');
  },
);

test(
  'adds a card in the embedded form, charges it, and refunds the payment by keyboard',
  { meta: { shows: ['spec:1.8', 'spec:2.110', 'spec:2.114', 'spec:4.11', 'spec:8.28'] } },
  async () => {
    const { page, keyboard } = await sitDown('/payment-instruments');
    await keyboard.use(button(page, 'Create payment instrument'));
    const form = page.frameLocator('iframe');
    await form.getByLabel('Name on card').waitFor();
    await keyboard.typeInto(form.getByLabel('Name on card'), 'Dana Whitfield');
    await keyboard.typeInto(form.getByLabel('Card number'), '4242424242424242');
    await keyboard.typeInto(form.getByLabel('Expiration date'), '1230');
    await keyboard.typeInto(form.getByLabel('Security code'), '123');
    await keyboard.typeInto(form.getByLabel('ZIP code'), '04101');
    await keyboard.use(button(page, 'Create'));
    await page.waitForURL('**/payment-instruments/pi_*');

    await keyboard.use(button(page, 'Create payment'));
    const paying = page.getByRole('dialog', { name: 'Create payment' });
    await paying.waitFor();
    await keyboard.typeInto(paying.getByLabel('Amount'), '21.30');
    await keyboard.press('Enter');
    await seen(page, 'payment success').waitFor();

    await keyboard.use(menu(page, 'Payments'));
    await page.waitForURL('**/payments');
    await screenHeading(page, 'Payments').waitFor();
    await expect.poll(() => firstRow(page).innerText()).toContain('$21.30');
    await keyboard.use(firstRow(page));
    await page.waitForURL('**/transactions/txn_*');
    await keyboard.use(button(page, 'Refund'));
    const refunding = page.getByRole('dialog', { name: 'Refund payment' });
    await refunding.waitFor();
    await keyboard.use(refunding.getByRole('button', { name: 'Confirm' }));
    await seen(page, 'Refund successfully requested').waitFor();
  },
);

test('sends a receipt by keyboard', { meta: { shows: ['spec:1.6', 'spec:2.94', 'spec:8.8'] } }, async () => {
  const { page, keyboard } = await sitDown('/payments');
  await keyboard.use(page.getByRole('row').filter({ hasText: 'Succeeded' }).getByRole('link').first());
  await page.waitForURL('**/transactions/txn_*');
  await keyboard.use(button(page, 'Email Receipt'));
  const dialog = page.getByRole('dialog', { name: 'Email Receipt' });
  await dialog.waitFor();
  await keyboard.typeInto(dialog.getByLabel('Email'), 'customer@example.com');
  await keyboard.press('Enter');
  await seen(page, 'Email sent successfully').waitFor();
});

test('withdraws money by keyboard', { meta: { shows: ['spec:1.10', 'spec:8.27'] } }, async () => {
  const { page, keyboard } = await sitDown('/overview');
  await keyboard.use(page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Withdraw' });
  await dialog.waitFor();
  await settled(page);
  await keyboard.typeInto(dialog.getByLabel('Amount'), '1.25');
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Withdraw $1.25', exact: true }).isEnabled())
    .toBe(true);
  await keyboard.press('Enter');
  await seen(page, 'Withdrawal successful').waitFor();
});

test('explains the balance since a date, down to its payouts, by keyboard', async () => {
  const { page, keyboard } = await sitDown('/overview');
  const opener = button(page, 'Why did it change?');
  await keyboard.use(opener);
  const panel = page.getByRole('dialog', { name: 'Why did it change?' });
  await panel.waitFor();
  await focusIsIn(panel);
  await keyboard.goTo(panel.getByRole('radio').and(page.locator(':focus')));
  const other = panel.getByRole('radio', { name: 'Other' });
  await keyboard.press('End');
  await expect.poll(() => other.isChecked()).toBe(true);
  // A month may begin without payouts.
  await keyboard.typeInto(panel.getByLabel('Date', { exact: true }), '2020-01-01');
  await keyboard.use(panel.getByRole('button', { name: /^Payouts/ }));
  const entries = panel.getByRole('table', { name: 'Entries: payouts' });
  await entries.locator('tbody tr').first().waitFor();
  await keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});

test('attaches the receipt to a dispute and submits its evidence by keyboard', async () => {
  const { page, signedIn, keyboard } = await sitDown('/disputes');
  if (!signedIn) throw new Error('Nobody is signed in.');
  await payByCall(webUrl, signedIn, 41_891, '0259');
  // The dispute appears without a reload, shortly after the payment.
  const dispute = page.getByRole('link', { name: /^\$418\.91 disputed/ }).first();
  await dispute.waitFor();
  await keyboard.use(dispute);
  await page.waitForURL('**/disputes/dsp_*');
  await keyboard.use(button(page, 'Attach our receipt'));
  await page.getByText(/^receipt-txn_\w+\.pdf, \d+ KB$/).waitFor();
  await keyboard.typeInto(page.getByRole('textbox', { name: 'Explanation' }), 'winning_evidence');
  await keyboard.use(button(page, 'Submit evidence'));
  const question = page.getByRole('dialog', { name: 'Submit evidence?' });
  await question.waitFor();
  await keyboard.use(question.getByRole('button', { name: 'Submit', exact: true }));
  await seen(page, 'Evidence submitted').waitFor();
});

test('exports payments by keyboard', async () => {
  const { page, keyboard } = await sitDown('/payments');
  await keyboard.use(button(page, 'Export'));
  const dialog = page.getByRole('dialog', { name: 'Export payments' });
  await dialog.waitFor();
  const saving = page.waitForEvent('download');
  await keyboard.use(dialog.getByRole('button', { name: 'Export', exact: true }));
  expect(await text(await (await saving).createReadStream())).toContain('Amount');
});

test(
  'takes a payment on a terminal by keyboard',
  { meta: { shows: ['spec:1.9', 'spec:8.29'] } },
  async () => {
    const { page, keyboard } = await sitDown('/virtual-terminal');
    await keyboard.typeInto(page.getByRole('textbox', { name: 'Amount' }), '6.40');
    const devices = page.getByRole('radio');
    // A radio group is one tab stop: the chosen option, otherwise its first or last.
    await keyboard.goTo(devices.and(page.locator(':focus')));
    await keyboard.press('Space');
    const counter = page.getByRole('radio', { name: /Front counter/ });
    while (!(await counter.isChecked())) await keyboard.press('ArrowDown');
    await keyboard.use(button(page, 'Send to terminal'));
    await seen(page, 'Payment succeeded').waitFor();
  },
);

test(
  'changes the statement descriptor by keyboard',
  { meta: { shows: ['spec:1.12', 'spec:2.117', 'spec:4.8'] } },
  async () => {
    const { page, keyboard } = await sitDown('/settings');
    await keyboard.use(
      page.getByRole('region', { name: 'Account Settings' }).getByRole('button', { name: 'Edit' }),
    );
    await keyboard.typeInto(page.getByLabel('Statement descriptor'), 'HARBOR COFFEE R');
    await keyboard.use(button(page, 'Save'));
    await seen(page, 'HARBOR COFFEE R').waitFor();
  },
);

test(
  'completes the profile editor by keyboard',
  { meta: { shows: ['spec:1.11', 'spec:2.134', 'spec:4.6', 'spec:4.7', 'spec:5.15'] } },
  async () => {
    const { page, keyboard } = await sitDown('/profile');
    await keyboard.use(button(page, 'Edit Profile'));
    await page.waitForURL('**/profile/edit');
    await keyboard.typeInto(page.getByLabel('Doing business as'), 'Harbor Coffee');
    await keyboard.use(button(page, 'Next'));
    await keyboard.typeInto(page.getByRole('textbox', { name: 'Title' }), 'Founder');
    await keyboard.use(button(page, 'Previous'));
    expect(await page.getByLabel('Doing business as').inputValue()).toBe('Harbor Coffee');
    await keyboard.use(button(page, 'Next'));
    await keyboard.use(button(page, 'Finish'));
    await page.waitForURL('**/profile');
    await seen(page, 'Founder').waitFor();
  },
);

test(
  'opens, uses, and closes the menu of a phone by keyboard',
  { meta: { shows: ['spec:2.32'] } },
  async () => {
    const { page } = await visit({ person: roaster, viewport: { width: 390, height: 844 } });
    const keyboard = keyboardOf(page);
    await page.goto(`${webUrl}/payments`);
    await settled(page);
    const opener = page.getByRole('button', { name: /menu/i });
    await keyboard.use(opener);
    const open = page.getByRole('dialog');
    await open.waitFor();
    await focusIsIn(open);
    await keyboard.press('Escape');
    await open.waitFor({ state: 'detached' });
    await keyboard.use(opener);
    await open.waitFor();
    await keyboard.use(open.getByRole('link', { name: 'Refunds', exact: true }));
    await page.waitForURL('**/refunds');
  },
);
