import type { Page } from 'playwright';
import { approvedCard, merchant, roaster, typeCard } from '../journeys/person.ts';
import type { Form } from './form.ts';

const typeInto =
  (values: Readonly<Record<string, string>>) =>
  async (page: Page): Promise<void> => {
    for (const [label, text] of Object.entries(values)) {
      await page.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
  };

const typeBankAccount = async (page: Page): Promise<void> => {
  const form = page.frameLocator('iframe');
  await form.getByLabel('Account holder name').fill('Harbor Coffee Roasters LLC');
  await form.getByLabel('Account type').selectOption('business_checking');
  await form.getByLabel('Routing number').fill('110000000');
  await form.getByLabel('Account number').fill('000123456789');
  await form.getByLabel('Address line 1').fill('12 Pier Road');
  await form.getByLabel('City').fill('Portland');
  await form.getByLabel('State').selectOption('ME');
  await form.getByLabel('ZIP code').fill('04101');
};

const notTwice = (what: string) => `The service could not be reached. Trying again does not ${what} twice.`;

/** Every form of the merchant app. A new one is one more entry. */
export const merchantForms: readonly Form[] = [
  {
    name: 'sign-in',
    path: '/login',
    fill: typeInto({ Email: merchant.email, Password: merchant.password }),
    submit: 'Sign in',
    busy: 'Signing in...',
    call: /\/api\/identity\/login$/,
    body: ['email', 'password', 'system'],
    fallback: 'Unknown error',
  },
  {
    name: 'forgot password',
    path: '/forgot-password',
    fill: typeInto({ Email: 'nobody@example.com' }),
    submit: 'Send reset link',
    busy: 'Sending...',
    call: /\/api\/identity\/reset-password-request$/,
    body: ['email'],
    fallback: 'Failed to send reset email',
  },
  {
    name: 'reset password',
    path: '/reset-password?token=from-a-mail',
    fill: typeInto({ 'New password': 'a new secret', 'Confirm password': 'a new secret' }),
    submit: 'Reset password',
    busy: 'Resetting...',
    call: /\/api\/identity\/reset-password$/,
    body: ['newPassword', 'token'],
    fallback: 'Failed to reset password',
  },
  {
    name: 'withdraw',
    person: roaster,
    path: '/overview',
    opener: { label: 'Withdraw' },
    dialog: 'Withdraw',
    fill: typeInto({ Amount: '1.00' }),
    submit: 'Withdraw',
    busy: 'Withdrawing...',
    call: /\/api\/transactions$/,
    body: ['accountId', 'amount', 'channel', 'method', 'paymentInstrumentId', 'referenceId', 'type'],
    fallback: 'An error occurred',
    away: notTwice('withdraw'),
  },
  {
    name: 'export',
    person: roaster,
    path: '/payments',
    opener: { label: 'Export' },
    dialog: 'Export payments',
    fill: async (page) => page.getByRole('checkbox', { name: 'Currency' }).uncheck(),
    submit: 'Export',
    busy: 'Exporting...',
    call: /\/api\/exports$/,
    body: ['accountId', 'columns', 'format', 'list', 'timeZone'],
    fallback: 'Failed to export. Please try again later.',
    isSentByEnter: false,
  },
  {
    name: 'receipt',
    person: roaster,
    path: '/transactions/{payment}',
    opener: { label: 'Email Receipt' },
    dialog: 'Email Receipt',
    fill: typeInto({ Email: 'customer@example.com' }),
    submit: 'Send Receipt',
    busy: 'Sending...',
    call: /\/api\/receipts\/transaction\/email$/,
    body: ['recipientEmail', 'transactionId'],
    fallback: 'An error occurred',
  },
  {
    name: 'refund',
    person: roaster,
    path: '/transactions/{payment}',
    opener: { label: 'Refund' },
    dialog: 'Refund payment',
    fill: typeInto({ Amount: '1.00' }),
    submit: 'Confirm',
    busy: 'Confirming...',
    call: /\/api\/transactions\/refund$/,
    body: ['amount', 'transactionId'],
    fallback: 'An error occurred',
  },
  {
    name: 'dispute evidence',
    person: roaster,
    path: '/disputes/{dispute}',
    fill: typeInto({ Explanation: 'The customer was here.' }),
    submit: 'Save draft',
    busy: 'Saving...',
    call: /\/api\/disputes\/dsp_\w+\/evidence$/,
    body: ['texts'],
    fallback: 'The draft could not be saved. Please try again.',
    isSentByEnter: false,
  },
  {
    name: 'accept dispute',
    person: roaster,
    path: '/disputes/{dispute}',
    opener: { label: 'Accept dispute' },
    dialog: 'Accept the dispute?',
    fill: async (page) => page.getByRole('dialog').getByRole('checkbox').check({ force: true }),
    submit: 'Accept dispute',
    busy: 'Accepting...',
    call: /\/api\/disputes\/dsp_\w+\/accept$/,
    body: [],
    fallback: 'The dispute could not be accepted. Please try again.',
    isSentByEnter: false,
  },
  {
    name: 'payment',
    person: roaster,
    path: '/payment-instruments/{instrument}',
    opener: { label: 'Create payment' },
    dialog: 'Create payment',
    fill: typeInto({ Amount: '12.50' }),
    submit: 'Create payment',
    busy: 'Charging...',
    call: /\/api\/transactions$/,
    body: ['accountId', 'amount', 'channel', 'method', 'paymentInstrumentId', 'referenceId', 'type'],
    fallback: 'payment failed',
    away: notTwice('charge'),
  },
  {
    name: 'new card',
    person: roaster,
    path: '/payment-instruments/create',
    fill: (page) => typeCard(page.frameLocator('iframe'), approvedCard),
    submit: 'Create',
    busy: 'Creating...',
    call: /\/api\/payment-instruments\/tickets$/,
    body: ['accountId', 'purpose'],
    fallback: 'An error occurred',
    isSentByEnter: false,
  },
  {
    name: 'terminal',
    person: roaster,
    path: '/virtual-terminal',
    fill: async (page) => {
      await typeInto({ Amount: '5.00' })(page);
      await page.getByRole('radio', { name: /Front counter/ }).check({ force: true });
    },
    submit: 'Send to terminal',
    busy: 'Sending...',
    call: /\/api\/transactions$/,
    body: ['accountId', 'amount', 'channel', 'method', 'referenceId', 'serialNumber', 'type'],
    fallback: 'Payment failed',
    away: notTwice('charge'),
  },
  {
    name: 'new payout instrument',
    person: roaster,
    path: '/settings',
    opener: { label: 'Change' },
    dialog: 'New payout instrument',
    fill: typeBankAccount,
    submit: 'Save',
    busy: 'Saving...',
    call: /\/api\/payment-instruments\/tickets$/,
    body: ['accountId', 'purpose'],
    fallback: 'An error occurred',
    isSentByEnter: false,
  },
  {
    name: 'statement descriptor',
    person: roaster,
    path: '/settings',
    opener: { label: 'Edit', card: 'Account Settings' },
    fill: typeInto({ 'Statement descriptor': 'HARBOR' }),
    submit: 'Save',
    busy: 'Saving...',
    call: /\/api\/accounts\/account-settings$/,
    body: ['accountId', 'statementDescriptor'],
    fallback: 'An error occurred',
  },
  {
    name: 'password',
    person: roaster,
    path: '/settings',
    opener: { label: 'Edit', card: 'Password Settings' },
    fill: typeInto({
      'Current password': merchant.password,
      'New password': 'a new secret',
      'Confirm password': 'a new secret',
    }),
    submit: 'Save',
    busy: 'Saving...',
    call: /\/api\/identity\/change-password$/,
    body: ['newPassword', 'oldPassword'],
    fallback: 'Failed to change password',
  },
  {
    name: 'profile',
    person: roaster,
    path: '/profile/edit?step=representatives',
    fill: typeInto({ Title: 'Managing partner' }),
    submit: 'Finish',
    busy: 'Finishing...',
    call: /\/api\/accounts\/profiles$/,
    body: [
      'accountId',
      'addressLine1',
      'addressLine2',
      'businessDescription',
      'businessName',
      'businessType',
      'city',
      'country',
      'doingBusinessAs',
      'ein',
      'email',
      'incorporationDate',
      'mcc',
      'phone',
      'representatives',
      'state',
      'version',
      'website',
      'zipcode',
    ],
    fallback: 'An error occurred',
  },
];
