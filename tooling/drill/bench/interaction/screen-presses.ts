import { button, details, dialog, heading, onOverview, onPayments, press, rowLink } from './locators.ts';
import type { Press } from './press.ts';

export const screenPresses: readonly Press[] = [
  {
    kind: 'open another list',
    ...onPayments,
    on: (page) => page.getByRole('navigation').getByRole('link', { name: 'Payouts' }),
    shows: heading('Payouts'),
  },
  {
    kind: 'open a payment',
    ...onPayments,
    on: rowLink,
    shows: (page) => page.getByRole('list', { name: 'Timeline' }),
    drawnGoalMs: 301,
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
  { kind: 'search', ...onOverview, on: 'Control+k', shows: dialog, drawnGoalMs: 188 },
  {
    kind: 'type in search',
    ...onOverview,
    before: (page) => press(page.getByRole('button', { name: /^Search/ }).first(), dialog(page)),
    on: 'p',
    shows: (page) => page.locator('input[value="p"]'),
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
