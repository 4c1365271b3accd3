import type { Page } from 'playwright';
import { button, dialog, menu, onOverview, onPayment, onPayments, press } from './locators.ts';
import type { Press } from './press.ts';

const opening = (kind: string, path: string, name: string): Press => ({
  kind,
  path,
  after: button(name),
  on: button(name),
  shows: dialog,
});

const openEmail = async (page: Page): Promise<void> => {
  await press(button('Change email')(page), dialog(page));
  await dialog(page).getByRole('textbox', { name: 'New email' }).click();
};

export const dialogPresses: readonly Press[] = [
  { ...opening('export', onPayments.path, 'Export'), ...onPayments },
  {
    kind: 'save a view',
    path: '/payments?status=failed&method=card',
    after: button('Views'),
    before: (page) => press(button('Views')(page), menu(page)),
    on: (page) => page.getByRole('menuitem', { name: 'Save this view' }),
    shows: dialog,
  },
  opening('refund', onPayment.path, 'Refund'),
  opening('receipt', onPayment.path, 'Email Receipt'),
  opening('withdraw', onOverview.path, 'Withdraw'),
  opening('why did it change', onOverview.path, 'Why did it change?'),
  { kind: 'keyboard shortcuts', ...onOverview, on: '?', shows: dialog },
  opening('create a payment', '/payment-instruments/{instrument}', 'Create payment'),
  opening('preview of evidence', '/disputes/{dispute}', 'Preview'),
  {
    ...opening('submit evidence', '/disputes/{dispute}', 'Submit evidence'),
    before: (page) => page.getByRole('textbox', { name: 'Explanation' }).fill('The customer was here.'),
  },
  opening('accept a dispute', '/disputes/{dispute}', 'Accept dispute'),
  opening('payout instrument', '/settings', 'Change'),
  opening('change email', '/settings', 'Change email'),
  opening('invite', '/team', 'Invite'),
  {
    kind: 'type in a field',
    path: '/settings',
    after: button('Change email'),
    before: openEmail,
    on: 'a',
    shows: (page) => page.locator('input[value="a"]'),
  },
];
