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

const newAccount: readonly (readonly [label: string, text: string])[] = [
  ['Account name', 'Corner Bakery'],
  ['Legal name', 'Corner Bakery LLC'],
  ['Card settlement days', '2'],
  ['ACH settlement days', '4'],
  ['Online percentage', '2.90'],
  ['Online flat fee', '0.30'],
  ['In person percentage', '2.60'],
  ['In person flat fee', '0.10'],
  ['ACH percentage', '0.80'],
  ['ACH minimum fee', '0.25'],
  ['ACH maximum fee', '5.00'],
];

const writeAccount = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Create account' });
  for (const [label, text] of newAccount) await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('combobox', { name: 'Program' }).fill('Tillbook Main Street');
  await page.keyboard.press('Enter');
};

const write =
  (label: string, text: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);

const changeFees = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Edit fees' });
  await form.getByLabel('Online percentage', { exact: true }).fill('3.10');
  await form.getByLabel('Reason').fill('Renewed contract');
};

const nothing = () => Promise.resolve();

const savingUnknown =
  'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.';

/** Every form of the admin app. Add new forms here. */
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
    dialog: 'Credit $1.00 to Harbor Coffee Roasters?',
    fill: nothing,
    submit: 'Adjust balance',
    busy: 'Adjusting...',
    call: /\/api\/accounts\/adjustments$/,
    body: ['accountId', 'amount', 'direction', 'reason'],
    fallback: 'An error occurred',
    isSentByEnter: false,
  },
  {
    name: 'new account',
    person: admin,
    path: '/admin/accounts/create',
    fill: writeAccount,
    submit: 'Create account',
    busy: 'Creating...',
    call: /\/api\/accounts$/,
    body: [
      'achSettlementDays',
      'cardSettlementDays',
      'currency',
      'feeProfile',
      'legalName',
      'name',
      'programId',
      'type',
    ],
    fallback: 'An error occurred',
  },
  {
    name: 'new program',
    person: admin,
    path: '/admin/programs',
    opener: { label: 'Create program' },
    dialog: 'Create program',
    fill: write('Program name', 'Riverside'),
    submit: 'Create program',
    busy: 'Creating...',
    call: /\/api\/programs$/,
    body: ['name'],
    fallback: 'An error occurred',
  },
  {
    name: 'status',
    person: admin,
    path: '/admin/accounts/{account}',
    opener: { label: 'Change status' },
    dialog: 'Change status',
    fill: write('Reason', 'Closed for the season'),
    submit: 'Save status',
    busy: 'Saving...',
    call: /\/api\/accounts\/status$/,
    body: ['accountId', 'payoutsAllowed', 'reason', 'status'],
    fallback: 'An error occurred',
    away: savingUnknown,
  },
  {
    name: 'fees',
    person: admin,
    path: '/admin/accounts/{account}/fees',
    fill: changeFees,
    submit: 'Save fees',
    busy: 'Saving...',
    call: /\/api\/fee-profiles$/,
    body: ['accountId', 'achTransactionFee', 'cardTransactionFee', 'reason'],
    fallback: 'An error occurred',
    away: savingUnknown,
  },
  {
    name: 'new device',
    person: admin,
    path: '/admin/accounts/{account}',
    opener: { label: 'Register device' },
    dialog: 'Register device',
    fill: write('Serial number', 'TB-900-00001'),
    submit: 'Register device',
    busy: 'Registering...',
    call: /\/api\/v1\/accounts\/devices$/,
    body: ['accountId', 'serialNumber'],
    fallback: 'An error occurred',
  },
  {
    name: 'device name',
    person: admin,
    path: '/admin/accounts/{account}',
    opener: { label: 'Rename Front counter' },
    dialog: 'Rename device',
    fill: write('Name', 'Back counter'),
    submit: 'Save name',
    busy: 'Saving...',
    call: /\/api\/v1\/accounts\/devices\/dev_\w+$/,
    body: ['accountId', 'name'],
    fallback: 'An error occurred',
    away: savingUnknown,
  },
  {
    name: 'grant',
    person: admin,
    path: '/admin/accounts/{account}',
    opener: { label: 'Grant access' },
    dialog: 'Grant access',
    fill: write('Email', 'sam@example.com'),
    submit: 'Grant access',
    busy: 'Granting...',
    call: /\/api\/accounts\/grants$/,
    body: ['accountId', 'email'],
    fallback: 'An error occurred',
  },
  {
    name: 'revocation',
    person: admin,
    path: '/admin/accounts/{account}',
    opener: { label: 'Revoke access of merchant@example.com' },
    dialog: 'Revoke access of merchant@example.com?',
    fill: nothing,
    submit: 'Revoke access',
    busy: 'Revoking...',
    call: /\/api\/accounts\/grants\/revoke$/,
    body: ['accountId', 'userId'],
    fallback: 'An error occurred',
    away: 'We couldn’t reach the service, so we don’t know whether access was revoked. Trying again sends the same request, and has no second effect.',
    isSentByEnter: false,
  },
];
