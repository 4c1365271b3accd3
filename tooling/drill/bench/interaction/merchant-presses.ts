import type { Locator, Page } from 'playwright';
import type { Press } from './press.ts';

const button =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, exact: true });
const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const menu = (page: Page): Locator => page.getByRole('menu');
const rowLink = (page: Page): Locator => page.locator('tbody a').first();
const details = (page: Page): Locator => page.getByRole('region', { name: 'Details' });

const press = async (pressed: Locator, shown: Locator): Promise<void> => {
  await pressed.click();
  await shown.waitFor();
};

const onPayments = { path: '/payments', after: rowLink };
const onPayment = { path: '/transactions/{payment}', after: button('Refund') };
const onOverview = { path: '/overview', after: button('Withdraw') };

/** The presses of the merchant app. A new kind is a new entry. */
export const merchantPresses: readonly Press[] = [
  {
    kind: 'next page',
    ...onPayments,
    on: (page) => page.getByRole('button', { name: 'Next' }),
    shows: (page) => page.getByText(/^16–30 of /),
  },
  {
    kind: 'open another list',
    ...onPayments,
    on: (page) => page.getByRole('navigation').getByRole('link', { name: 'Payouts' }),
    shows: heading('Payouts'),
  },
  { kind: 'open a filter', ...onPayments, on: button('Status'), shows: dialog },
  { kind: 'more filters', ...onPayments, on: button('More filters'), shows: menu },
  {
    kind: 'choose the field of a filter',
    ...onPayments,
    before: (page) => press(button('More filters')(page), menu(page)),
    on: (page) => page.getByRole('menuitem', { name: 'Last four' }),
    shows: dialog,
  },
  {
    kind: 'edit a filter',
    path: '/payments?status=failed',
    after: button('Status: Failed'),
    on: button('Status: Failed'),
    shows: dialog,
  },
  {
    kind: 'clear all filters',
    path: '/payments?status=failed',
    after: button('Clear all'),
    on: button('Clear all'),
    shows: (page) => page.getByText('Pending', { exact: true }).first(),
  },
  { kind: 'columns', ...onPayments, on: button('Columns'), shows: menu },
  { kind: 'views', ...onPayments, on: button('Views'), shows: menu },
  { kind: 'export', ...onPayments, on: button('Export'), shows: dialog },
  {
    kind: 'open a payment',
    ...onPayments,
    on: rowLink,
    shows: (page) => page.getByRole('list', { name: 'Timeline' }),
  },
  { kind: 'open a settlement', path: '/settlements', after: rowLink, on: rowLink, shows: details },
  {
    kind: 'open a dispute',
    path: '/disputes',
    after: rowLink,
    on: rowLink,
    shows: (page) => page.getByRole('region', { name: 'Payment' }),
  },
  {
    kind: 'back to the list',
    ...onPayments,
    before: (page) => press(rowLink(page), page.getByRole('list', { name: 'Timeline' })),
    on: button('Back to Payments'),
    shows: rowLink,
  },
  { kind: 'refund', ...onPayment, on: button('Refund'), shows: dialog },
  { kind: 'receipt', ...onPayment, on: button('Email Receipt'), shows: dialog },
  { kind: 'withdraw', ...onOverview, on: button('Withdraw'), shows: dialog },
  { kind: 'search', ...onOverview, on: 'Control+k', shows: dialog },
  {
    kind: 'type in search',
    ...onOverview,
    before: (page) => press(page.getByRole('button', { name: /^Search/ }).first(), dialog(page)),
    on: 'p',
    shows: (page) => page.getByRole('option', { name: /^Payments/ }),
  },
  {
    kind: 'switch account',
    ...onOverview,
    on: (page) => page.getByRole('link', { name: 'Switch account' }),
    shows: heading('Choose an account'),
  },
  {
    kind: 'choose an account',
    path: '/program-list',
    after: rowLink,
    on: rowLink,
    shows: button('Withdraw'),
  },
];
