import {
  changePassword,
  getAccountSettings,
  getFeeProfile,
  getPaymentInstrument,
  listAccountAuditEntries,
  requestEmailChange,
  updateAccountSettings,
  type FeeProfile,
} from '@tillbook/contract';
import { themeKey } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usernameOfForm } from '@tillbook/web-shell/testing/username';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { factValue } from '../../../testing/fact-value.ts';
import { accountId, bankAccount } from '../../../testing/fixtures.ts';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { usePages } from '@tillbook/web-shell/testing/page';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { openApp } from '../../../testing/open-app.tsx';
import { sayFromForm } from '../../../testing/say-from-form.ts';

usePages();

const payout = {
  ...bankAccount,
  purpose: 'payout',
  owner: { name: { fullName: 'Harbor Coffee Roasters LLC' } },
  bank: { accountType: 'business_checking', accountNumber: '•••• 6789', routingNumber: '110000000' },
};
const settings = {
  defaultPaymentInstrumentId: payout.id,
  statementDescriptor: 'HARBOR COFFEE',
  cardSettlementDays: 2,
  achSettlementDays: 4,
};
const fees: FeeProfile = {
  cardTransactionFee: {
    type: 'dynamic',
    onlinePercentageBasisPoints: 290,
    onlineFlatFee: 30,
    inPersonPercentageBasisPoints: 260,
    inPersonFlatFee: 10,
  },
  achTransactionFee: { maximumFee: 500, minimumFee: 25, percentageBasisPoints: 80 },
};
const usual = [
  answer(getAccountSettings, settings),
  answer(getFeeProfile, fees),
  answer(getPaymentInstrument, payout),
];

const card = (heading: string) => page.getByRole('region', { name: heading });
const descriptor = page.getByLabelText('Statement descriptor');

const open = async (...answers: ReturnType<typeof answer>[]) => {
  openApp('/settings', { answers: [...answers, ...usual] });
  await expect.element(page.getByText('Business Checking')).toBeVisible();
};

test(
  'shows the payout instrument, the settings and the fees',
  { meta: { shows: ['spec:2.115', 'spec:2.117', 'spec:2.119', 'spec:3.15', 'spec:9.14'] } },
  async () => {
    await open();
    await expect.poll(() => factValue('Owner name')).toBe('Harbor Coffee Roasters LLC');
    await expect.poll(() => factValue('Account number')).toBe('•••• 6789');
    await expect.poll(() => factValue('Routing number')).toBe('110000000');
    await expect.poll(() => factValue('Statement descriptor')).toBe('HARBOR COFFEE');
    await expect.poll(() => factValue('Card settlement days')).toBe('2 business days');
    await expect.poll(() => factValue('ACH settlement days')).toBe('4 business days');
    await expect.element(card('Fee profile').getByText('Interchange Plus')).toBeVisible();
    const rows = card('Fee profile').getByRole('row').elements();
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Payment', 'Percentage', 'Flat fee', 'Keep of $100'],
      ['Card, online', '2.90%', '$0.30', '$96.80'],
      ['Card, in person', '2.60%', '$0.10', '$97.30'],
      ['ACH', '0.80%', '--', '$99.20'],
    ]);
    await expect
      .element(page.getByText('ACH minimum fee $0.25, maximum fee $5.00 per payment.'))
      .toBeVisible();
    await expect.element(page.getByText('Interchange fees are passed through.')).toBeVisible();
  },
);

test(
  'changes the statement descriptor, up to fifteen characters',
  { meta: { shows: ['spec:5.9'] } },
  async () => {
    const sent: Sent[] = [];
    await open(
      answer(updateAccountSettings, (call) => {
        sent.push(call);
        return { ...settings, statementDescriptor: 'HARBOR BEANS' };
      }),
    );
    await card('Account Settings').getByRole('button', { name: 'Edit' }).click();
    await descriptor.fill('HARBOR COFFEE RO');
    const save = card('Account Settings').getByRole('button', { name: 'Save' });
    await save.click();
    await expect.element(page.getByText('Cannot exceed 15 chars')).toBeVisible();
    expect(sent).toHaveLength(0);
    await descriptor.fill('HARBOR BEANS');
    await save.click();
    await expect.element(page.getByText('HARBOR BEANS')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ accountId, statementDescriptor: 'HARBOR BEANS' }]);
  },
);

test.each(['☕️ COFFEE', '東京', '123', '   ', 'A\u200bB'])(
  'rejects the descriptor %j when it is saved, and sends nothing',
  async (typed) => {
    const sent: Sent[] = [];
    await open(
      answer(updateAccountSettings, (call) => {
        sent.push(call);
        return settings;
      }),
    );
    await card('Account Settings').getByRole('button', { name: 'Edit' }).click();
    await descriptor.fill(typed);
    await card('Account Settings').getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText("Use letters, digits, spaces and . , & ' -")).toBeVisible();
    await expect.element(descriptor).toHaveValue(typed);
    expect(sent).toEqual([]);
  },
);

test('leaves the descriptor unchanged on Cancel', { meta: { shows: ['spec:4.8'] } }, async () => {
  await open();
  await card('Account Settings').getByRole('button', { name: 'Edit' }).click();
  await descriptor.fill('SOMETHING');
  await card('Account Settings').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => factValue('Statement descriptor')).toBe('HARBOR COFFEE');
});

test('restores a typed descriptor after an expired session and a new sign-in', async () => {
  const { shell, router } = openApp('/settings', { answers: usual });
  await card('Account Settings').getByRole('button', { name: 'Edit' }).click();
  await descriptor.fill('HARBOR BEANS');
  const { session } = shell.store.get();
  shell.store.endSession(session.token);
  await expect
    .element(page.getByText('Your session has ended. Sign in to continue where you left off.'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('dana@example.com');
  shell.store.setSession(session);
  await router.navigate({ href: '/settings' });
  await expect.element(descriptor).toHaveValue('HARBOR BEANS');
});

test('discards a typed descriptor after a sign-out', async () => {
  const { shell, router } = openApp('/settings', { answers: usual });
  await card('Account Settings').getByRole('button', { name: 'Edit' }).click();
  await descriptor.fill('HARBOR BEANS');
  const { session, account } = shell.store.get();
  shell.store.clear();
  await expect.element(page.getByText('You signed out in another tab.')).toBeVisible();
  shell.store.setSession(session);
  shell.store.setAccount(account);
  await router.navigate({ href: '/settings' });
  await expect.element(card('Account Settings').getByText('HARBOR COFFEE')).toBeVisible();
});

const passwordField = (name: string) => page.getByRole('textbox', { name, exact: true });

const fillPasswords = async (current: string, next: string, confirmed: string) => {
  await passwordField('Current password').fill(current);
  await passwordField('New password').fill(next);
  await passwordField('Confirm password').fill(confirmed);
  await card('Password Settings').getByRole('button', { name: 'Save' }).click();
};

test(
  'changes the password after the specification’s checks',
  { meta: { shows: ['spec:1.12', 'spec:4.9', 'spec:5.10', 'spec:8.31'] } },
  async () => {
    const sent: Sent[] = [];
    await open(
      answer(changePassword, (call) => {
        sent.push(call);
        return undefined;
      }),
    );
    await card('Password Settings').getByRole('button', { name: 'Edit' }).click();
    await fillPasswords('', 'longer-one', 'longer-one');
    await expect.element(page.getByText('All fields are required')).toBeVisible();
    await fillPasswords('demo', 'longer-one', 'another-one');
    await expect.element(page.getByText('New passwords do not match')).toBeVisible();
    await fillPasswords('demo', 'short', 'short');
    await expect.element(page.getByText('New password must be at least 6 characters long')).toBeVisible();
    await fillPasswords('demo', 'longer-one', 'longer-one');
    await expect.element(page.getByText('Password changed successfully')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ oldPassword: 'demo', newPassword: 'longer-one' }]);
  },
);

test.each([
  ['the server’s message', refuse(changePassword, 'wrong_password'), 'The current password is incorrect.'],
  ['a general message without a response', away(changePassword), 'Failed to change password'],
])('shows %s when changing the password fails', async (_, failing, message) => {
  await open(failing);
  await card('Password Settings').getByRole('button', { name: 'Edit' }).click();
  await fillPasswords('demo', 'longer-one', 'longer-one');
  await expect.element(page.getByText(message)).toBeVisible();
});

test('opens the dialog for a payout instrument on Add if none exists', async () => {
  const { defaultPaymentInstrumentId: _none, ...others } = settings;
  openApp('/settings', { answers: [answer(getAccountSettings, others), ...usual] });
  await expect.element(page.getByText('No payout instrument yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'New payout instrument' })).toBeVisible();
});

test(
  'opens the bank account form for a new payout instrument on Change',
  { meta: { shows: ['spec:2.116', 'spec:4.11', 'spec:7.25', 'spec:8.30'] } },
  async () => {
    await open();
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'New payout instrument' });
    await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(document.querySelector('[role="dialog"] iframe')?.getAttribute('src')).toContain(
      `/bank-form?accountId=${accountId}&billingAddress=true`,
    );
  },
);

test('shows the bank account form as loading until the form reports its height', async () => {
  await open();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'New payout instrument' });
  const loading = dialog.getByText('Loading the bank account form…');
  await expect.element(loading).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await sayFromForm('Bank account form', { type: 'set_height', height: 400 });
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect.element(loading).not.toBeInTheDocument();
});

test('stores a chosen theme separately from the client state', async () => {
  await open();
  await page.getByText('Dark').click();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('dark');
  await page.getByText('System').click();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

/** Responds with audit entries, newest first; `before` continues after an entry. */
const trail = (count: number, asked: URLSearchParams[]) => {
  const all = Array.from({ length: count }, (_, index) => ({
    id: `aud_${String(count - index).padStart(16, '0')}`,
    at: '2026-11-20T21:00:00.000Z',
    action: 'account_settings.change',
    by: 'account',
    email: 'dana@example.com',
    details: { statementDescriptor: 'HARBOR, COFFEE' },
    subject: '=HYPERLINK("https://evil.example")',
  }));
  return answer(listAccountAuditEntries, ({ query }: Sent) => {
    asked.push(query);
    const before = query.get('before');
    const rest = before === null ? all : all.filter(({ id }) => id < before);
    return { data: rest.slice(0, Number(query.get('limit'))) };
  });
};

test('exports a period of the account’s audit trail as CSV that is safe to open in a spreadsheet', async () => {
  const saved = savedFiles();
  const asked: URLSearchParams[] = [];
  await open(trail(130, asked));
  await card('Audit Trail').getByRole('textbox', { name: 'From' }).fill('2026-11-01');
  await card('Audit Trail').getByRole('textbox', { name: 'To' }).fill('2026-11-20');
  await card('Audit Trail').getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('130 entries exported.')).toBeVisible();
  const lines = ((await saved[0]?.text) ?? '').trimEnd().split('\r\n');
  expect([...((await saved[0]?.bytes) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(lines).toHaveLength(131);
  expect(lines[0]).toBe('At (UTC),By,Email,User ID,Action,Subject,Client Address,Details,ID');
  expect(lines[1]).toContain(`,"'=HYPERLINK(""https://evil.example"")",`);
  expect(lines[1]).toContain('"{""statementDescriptor"":""HARBOR, COFFEE""}"');
  const period = {
    accountId,
    limit: '100',
    from: new Date(2026, 10, 1).toISOString(),
    until: new Date(2026, 10, 21).toISOString(),
  };
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([
    period,
    { ...period, before: 'aud_0000000000000031' },
  ]);
});

test('reports that the audit export failed, and saves nothing', async () => {
  const saved = savedFiles();
  await open(away(listAccountAuditEntries));
  await card('Audit Trail').getByRole('button', { name: 'Export CSV' }).click();
  await expect
    .element(page.getByText('Failed to export the audit trail. Please try again later.'))
    .toBeVisible();
  expect(saved).toEqual([]);
});

test('reports that settings failed to load', async () => {
  openApp('/settings', { answers: [away(getAccountSettings), ...usual] });
  await expect.element(page.getByText('Failed to fetch settings. Please try again later.')).toBeVisible();
});

test('requests an email change with the new address and the current password', async () => {
  const sent: Sent[] = [];
  await open(
    answer(requestEmailChange, (call) => {
      sent.push(call);
      return {};
    }),
  );
  await expect.element(card('Email Settings').getByText('dana@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: 'Change email' });
  await change.click();
  await expect.element(dialog.getByText('Please enter an email address')).toBeVisible();
  await dialog.getByLabelText('New email').fill(' new@example.com ');
  await dialog.getByLabelText('Current password').fill('my password');
  await change.click();
  await expect.element(dialog.getByText(/^Check your new email\./)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ newEmail: 'new@example.com', password: 'my password' }]);
});

test('reports that the current password is wrong when the email is changed', async () => {
  await open(refuse(requestEmailChange, 'wrong_password'));
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('New email').fill('new@example.com');
  await dialog.getByLabelText('Current password').fill('not it');
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect.element(dialog.getByText('The current password is incorrect.')).toBeVisible();
});

test('restores the typed email after a click outside the dialog, but never the password', async () => {
  await open();
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('New email').fill('new@example.com');
  await dialog.getByLabelText('Current password').fill('my password');
  await clickBesideDialog();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect.element(dialog.getByLabelText('New email')).toHaveValue('new@example.com');
  await expect.element(dialog.getByLabelText('Current password')).toHaveValue('');
});

test('identifies the user to password managers in forms that ask for a password', async () => {
  await open();
  await card('Password Settings').getByRole('button', { name: 'Edit' }).click();
  await expect.poll(usernameOfForm).toBe('dana@example.com');
  await card('Password Settings').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(usernameOfForm).toBeUndefined();
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect.poll(usernameOfForm).toBe('dana@example.com');
  await expect.element(page.getByLabelText('New email')).toHaveFocus();
});
