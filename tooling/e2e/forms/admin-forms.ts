import type { Page } from 'playwright';
import { admin } from '../journeys/person.ts';
import type { Form } from './form.ts';

const writeEntrySet = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Reference' }).fill('WRITTEN-E2E');
  const line = page.getByRole('group', { name: 'Line 1' });
  await line.getByRole('combobox', { name: 'Account' }).fill('1010');
  await page.keyboard.press('Enter');
  await line.getByLabel('Debit').fill('12.50');
};

const changeReference = (page: Page): Promise<void> =>
  page.getByRole('textbox', { name: 'Reference' }).fill('CHANGED-E2E');

const writeAdjustment = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Adjust balance' });
  await form.getByLabel('Amount').fill('1.00');
  await form.getByLabel('Reason').fill('Fee of a disputed payment waived');
};

/** Nothing is typed into a question. */
const nothing = () => Promise.resolve();

/** Every form of the admin app. A new one is one more entry. */
export const adminForms: readonly Form[] = [
  {
    name: 'new entry set',
    person: admin,
    path: '/admin/general-ledger/create',
    fill: writeEntrySet,
    submit: 'Save draft',
    busy: 'Saving...',
    call: /\/api\/general-ledger\/entry-sets$/,
    body: ['date', 'description', 'ledgerEntries', 'reference'],
    fallback: 'An error occurred',
    away: 'The service could not be reached. Trying again does not save twice.',
  },
  {
    name: 'draft',
    person: admin,
    path: '/admin/general-ledger/{draft}/edit',
    fill: changeReference,
    submit: 'Save draft',
    busy: 'Saving...',
    call: /\/api\/general-ledger\/entry-sets\/gls_\w+$/,
    body: ['description', 'ledgerEntries', 'reference'],
    fallback: 'An error occurred',
    away: 'The service could not be reached. Trying again does not save twice.',
  },
  {
    name: 'reversal',
    person: admin,
    path: '/admin/general-ledger/{posted}',
    opener: { label: 'Reverse' },
    dialog: 'Reverse POSTED-E2E',
    fill: nothing,
    submit: 'Reverse',
    busy: 'Reversing...',
    call: /\/api\/general-ledger\/entry-sets\/gls_\w+\/reverse$/,
    body: [],
    fallback: 'An error occurred',
    isSentByEnter: false,
  },
  {
    name: 'adjustment',
    person: admin,
    path: '/admin/general-ledger/adjustment?account={account}',
    beforeOpening: writeAdjustment,
    opener: { label: 'Adjust balance' },
    dialog: 'Credit Harbor Coffee Roasters with $1.00?',
    fill: nothing,
    submit: 'Adjust balance',
    busy: 'Adjusting...',
    call: /\/api\/accounts\/adjustments$/,
    body: ['accountId', 'amount', 'direction', 'reason'],
    fallback: 'An error occurred',
    away: 'Whether the balance is adjusted is not known: the service could not be reached. Trying again does not adjust twice.',
    isSentByEnter: false,
  },
];
