import type { Page } from 'playwright';
import { button, dialog, menu, onPayments, otherRow, press, shownRow } from './locators.ts';
import type { Press } from './press.ts';

const previewButton = (page: Page) => page.getByRole('button', { name: /^Preview / }).first();
const openPanel = (page: Page): Promise<void> => press(previewButton(page), shownRow(page, 1));

const onFailed = { path: '/payments?status=failed', after: button('Status: Failed') };

export const listPresses: readonly Press[] = [
  {
    kind: 'next page',
    group: 'next page',
    ...onPayments,
    on: (page) => page.getByRole('button', { name: 'Next' }),
    shows: (page) => page.getByText(/^16–30 of /),
  },
  {
    kind: 'sort',
    group: 'sort',
    ...onPayments,
    on: (page) => page.getByRole('columnheader').getByRole('button', { name: 'Amount' }),
    shows: (page) => page.locator('table:not([aria-busy="true"]):has(th[aria-sort]:has-text("Amount"))'),
  },
  {
    kind: 'open a filter',
    group: 'filters',
    ...onPayments,
    on: button('Status'),
    shows: dialog,
    drawnGoalMs: 305,
  },
  { kind: 'more filters', group: 'menus', ...onPayments, on: button('More filters'), shows: menu },
  {
    kind: 'choose the field of a filter',
    group: 'filters',
    ...onPayments,
    before: (page) => press(button('More filters')(page), menu(page)),
    on: (page) => page.getByRole('menuitem', { name: 'Last four' }),
    shows: dialog,
  },
  { kind: 'edit a filter', group: 'filters', ...onFailed, on: button('Status: Failed'), shows: dialog },
  {
    kind: 'clear all filters',
    group: 'filters',
    ...onFailed,
    on: button('Clear all'),
    shows: (page) => page.getByText('Pending', { exact: true }).first(),
  },
  { kind: 'columns', group: 'menus', ...onPayments, on: button('Columns'), shows: menu },
  { kind: 'views', group: 'menus', ...onPayments, on: button('Views'), shows: menu },
  { kind: 'take payment', group: 'menus', ...onPayments, on: button('Take payment'), shows: menu },
  { kind: 'open the panel', group: 'panel', ...onPayments, on: previewButton, shows: dialog },
  {
    kind: 'next row in the panel',
    group: 'panel',
    ...onPayments,
    before: openPanel,
    on: 'j',
    shows: (page) => shownRow(page, 2),
  },
  {
    kind: 'close the panel',
    group: 'panel',
    ...onPayments,
    before: openPanel,
    on: 'Escape',
    shows: (page) => otherRow(page, 1),
  },
];
