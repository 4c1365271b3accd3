import type { Locator, Page } from 'playwright';
import { button, dialog, menu, onOverview, onPayment, onPayments, press } from './locators.ts';
import { opening } from './opening.ts';
import type { Press } from './press.ts';
import { colleague, invitedPerson } from './team.ts';

const tradingName = (page: Page): Locator => page.getByRole('textbox', { name: 'Doing business as' });

const openEmail = async (page: Page): Promise<void> => {
  await press(button('Change email')(page), dialog(page));
  await dialog(page).getByRole('textbox', { name: 'New email' }).click();
};

export const dialogPresses: readonly Press[] = [
  { ...opening('export', onPayments.path, 'Export'), ...onPayments },
  {
    kind: 'save a view',
    group: 'dialogs',
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
  { kind: 'keyboard shortcuts', group: 'dialogs', ...onOverview, on: '?', shows: dialog },
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
  opening('change role', '/team', `Change role of ${colleague}`),
  opening('remove a member', '/team', `Remove ${colleague}`),
  opening('withdraw an invite', '/team', `Withdraw invite to ${invitedPerson}`),
  {
    kind: 'leave unsaved changes',
    group: 'dialogs',
    path: '/profile/edit',
    after: tradingName,
    before: (page) => tradingName(page).fill('Harbor Coffee'),
    on: (page) => page.getByRole('navigation').getByRole('link', { name: 'Payouts' }),
    shows: dialog,
  },
  {
    kind: 'type in a field',
    group: 'typing',
    path: '/settings',
    after: button('Change email'),
    before: openEmail,
    on: 'a',
    shows: (page) => page.locator('input[value="a"]'),
  },
];
