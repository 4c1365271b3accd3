import { admin } from '@tillbook/e2e/person';
import type { Page } from 'playwright';
import { button, dialog, openSearch, rowLink, typedInSearch } from './locators.ts';
import { opening } from './opening.ts';
import type { Press } from './press.ts';

const accountPath = '/admin/accounts/{account}';
const openLink = (name: string) => (page: Page) => page.getByRole('navigation').getByRole('link', { name });

const writeAdjustment = async (page: Page): Promise<void> => {
  await page.getByLabel('Amount').fill('1.00');
  await page.getByLabel('Reason').fill('Fee of a disputed payment waived');
};

const onAccounts = { path: '/admin/accounts', after: rowLink };

const presses: readonly Press[] = [
  { kind: 'search', group: 'search', ...onAccounts, on: 'Control+k', shows: dialog },
  {
    kind: 'type in search',
    group: 'typing',
    ...onAccounts,
    before: openSearch,
    on: 'p',
    shows: typedInSearch,
  },
  opening('create a program', '/admin/programs', 'Create program'),
  opening('change the status', accountPath, 'Change status'),
  opening('register a device', accountPath, 'Register device'),
  opening('rename a device', accountPath, 'Rename Front counter'),
  opening('grant access', accountPath, 'Grant access'),
  opening('revoke access', accountPath, 'Revoke access of merchant@example.com'),
  opening('reverse an entry set', '/admin/general-ledger/{posted}', 'Reverse'),
  {
    ...opening('adjust a balance', '/admin/general-ledger/adjustment?account={account}', 'Adjust balance'),
    before: writeAdjustment,
  },
  {
    kind: 'leave unsaved changes',
    group: 'dialogs',
    path: '/admin/accounts/create',
    after: button('Create account'),
    before: (page) => page.getByLabel('Account name', { exact: true }).fill('Corner Bakery'),
    on: openLink('Programs'),
    shows: dialog,
  },
];

export const adminPresses: readonly Press[] = presses.map((press) => ({
  ...press,
  kind: `admin: ${press.kind}`,
  person: admin,
}));
