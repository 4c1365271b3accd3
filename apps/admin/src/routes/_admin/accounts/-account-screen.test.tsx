import {
  changeAccountStatus,
  getAccountAdministration,
  grantAccount,
  listDevices,
  listGrants,
  registerDevice,
  renameDevice,
  revokeGrant,
  type AccountGrant,
  type Device,
} from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { formatTimeZone } from '@tillbook/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { administration } from '../../../testing/fixtures.ts';
import { expectOneSuccess, loseResponses } from '@tillbook/web-shell/testing/lost-responses';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const accountId = 'acc_0000000000000001';
const dana: AccountGrant = {
  userId: 'usr_0000000000000009',
  email: 'dana@example.com',
  grantedAt: '2026-11-20T15:00:00Z',
  hasPassword: true,
};
const counter: Device = { id: 'dev_0000000000000001', name: 'Front counter', serialNumber: 'TB-1' };
const nameless: Device = { id: 'dev_0000000000000002', serialNumber: 'TB-2' };

const managed = answer(getAccountAdministration, administration());
const people = answer(listGrants, { people: [dana], totalCount: 1 });
const devices = answer(listDevices, { devices: [counter, nameless] });

const open = (...answers: readonly RequestHandler[]) =>
  openApp(`/admin/accounts/${accountId}`, { answers: [...answers, managed, people, devices] });

const dialog = (name: string) => page.getByRole('dialog', { name });
const card = (name: string) => page.getByRole('region', { name });
const wordsOf = (name: string) => expect.poll(() => card(name).element().textContent);

test("shows an account's details, status, fees, devices and people", async () => {
  open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Merchant 1' })).toBeVisible();
  await wordsOf('Details').toContain('Merchant 1 LLC');
  await wordsOf('Details').toContain('ProgramMain Street');
  await wordsOf('Status').toContain('StatusActivePaymentsAcceptedPayoutsAllowed');
  await wordsOf('Fee profile').toContain('Card, online2.90% + $0.30');
  await wordsOf('Fee profile').toContain('ACH0.80%, from $0.25 to $5.00');
  await wordsOf('Devices').toContain('N/ATB-2');
  await wordsOf('People').toContain('dana@example.com');
  await expect
    .element(page.getByRole('link', { name: 'Adjust balance' }))
    .toHaveAttribute('href', `/admin/general-ledger/adjustment?account=${accountId}`);
  await expect
    .element(page.getByRole('link', { name: 'View account' }))
    .toHaveAttribute('href', `${window.location.origin}/?accountId=${accountId}`);
});

test("changes an account's status and stops its payouts, with a reason", async () => {
  const sent: Sent[] = [];
  const { answerAlso } = open(
    answer(changeAccountStatus, (call) => {
      sent.push(call);
      return { ...administration({ status: 'inactive' }), payoutsAllowed: false };
    }),
  );
  await card('Status').getByRole('button', { name: 'Change status' }).click();
  const asked = dialog('Change status');
  await asked.getByText('Inactive', { exact: true }).click();
  await asked.getByRole('checkbox', { name: 'Allow payouts' }).click();
  await asked.getByRole('button', { name: 'Save status' }).click();
  await expect.element(asked.getByLabelText('Reason')).toHaveAccessibleDescription('Enter a reason.');
  expect(sent).toEqual([]);
  await asked.getByLabelText('Reason').fill(' Closed on October 31 ');
  answerAlso(
    answer(getAccountAdministration, { ...administration({ status: 'inactive' }), payoutsAllowed: false }),
  );
  await userEvent.keyboard('{Enter}');
  await wordsOf('Status').toContain('StatusInactivePaymentsNot acceptedPayoutsStopped');
  expect(sent.map(({ body }) => body)).toEqual([
    { accountId, status: 'inactive', payoutsAllowed: false, reason: 'Closed on October 31' },
  ]);
});

const savingUnknown =
  'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.';

test('warns when the response to a status change is lost, and leaves the typed values in place', async () => {
  open(away(changeAccountStatus));
  await card('Status').getByRole('button', { name: 'Change status' }).click();
  const asked = dialog('Change status');
  await asked.getByLabelText('Reason').fill('Closed');
  await asked.getByRole('button', { name: 'Save status' }).click();
  await expect.element(asked.getByRole('alert')).toHaveTextContent(savingUnknown);
  await expect.element(asked.getByLabelText('Reason')).toHaveValue('Closed');
});

test('registers a device, with or without a name, and shows it', async () => {
  const sent: Sent[] = [];
  const all = [counter];
  open(
    answer(listDevices, () => ({ devices: all })),
    answer(registerDevice, (call) => {
      sent.push(call);
      all.push(nameless);
      return nameless;
    }),
  );
  await card('Devices').getByRole('button', { name: 'Register device' }).click();
  const asked = dialog('Register device');
  await asked.getByRole('button', { name: 'Register device' }).click();
  await expect
    .element(asked.getByLabelText('Serial number'))
    .toHaveAccessibleDescription('Enter the serial number.');
  await asked.getByLabelText('Serial number').fill('TB-2');
  await userEvent.keyboard('{Enter}');
  await wordsOf('Devices').toContain('TB-2');
  expect(sent.map(({ body }) => body)).toEqual([{ accountId, serialNumber: 'TB-2' }]);
  expect(sent[0]?.headers.get('idempotency-key')).toHaveLength(32);
});

test('shows in the dialog that a serial number is taken, and leaves the typed values in place', async () => {
  open(refuse(registerDevice, 'device_registered'));
  await card('Devices').getByRole('button', { name: 'Register device' }).click();
  const asked = dialog('Register device');
  await asked.getByLabelText('Serial number').fill('TB-1');
  await asked.getByRole('button', { name: 'Register device' }).click();
  await expect
    .element(asked.getByText('This account already has a device with this serial number.'))
    .toBeVisible();
  await expect.element(asked.getByLabelText('Serial number')).toHaveValue('TB-1');
});

test('registers a device once, with the same idempotency key, after a lost response', async () => {
  const lost = loseResponses(registerDevice);
  const { answerAlso, shell } = open(...lost.answers);
  await card('Devices').getByRole('button', { name: 'Register device' }).click();
  const asked = dialog('Register device');
  const press = asked.getByRole('button', { name: 'Register device' });
  await asked.getByLabelText('Serial number').fill('TB-9');
  await asked.getByLabelText('Name').fill('Bar');
  await press.click();
  await expect.element(asked.getByText(/^The device from .* has not been received yet$/)).toBeVisible();
  await expect.element(asked.getByLabelText('Serial number')).toHaveValue('TB-9');
  await expect.element(asked.getByLabelText('Name')).toHaveValue('Bar');
  answerAlso(lost.respond({ ...nameless, serialNumber: 'TB-9', name: 'Bar' }));
  await press.click();
  await expectOneSuccess(shell, 'TB-9 registered');
  await expect.element(asked).not.toBeInTheDocument();
  lost.expectRepetition({ accountId, serialNumber: 'TB-9', name: 'Bar' });
});

test('shows a device that is found to be registered, and sends nothing on the next press', async () => {
  const lost = loseResponses(registerDevice, { outcome: { status: 'succeeded', objectId: nameless.id } });
  let all = [counter];
  open(
    ...lost.answers,
    answer(listDevices, () => ({ devices: all })),
  );
  await card('Devices').getByRole('button', { name: 'Register device' }).click();
  const asked = dialog('Register device');
  const serialNumber = asked.getByLabelText('Serial number');
  await serialNumber.fill('TB-2');
  all = [counter, nameless];
  await asked.getByRole('button', { name: 'Register device' }).click();
  await expect.element(asked.getByText(/^The device from .* succeeded$/)).toBeVisible();
  await expect.element(serialNumber).toHaveValue('');
  await asked.getByRole('button', { name: 'Register device' }).click();
  await expect.element(serialNumber).toHaveAccessibleDescription('Enter the serial number.');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await wordsOf('Devices').toContain('TB-2');
  expect(lost.requests).toHaveLength(1);
});

test('renames a device', async () => {
  const sent: Sent[] = [];
  open(
    answer(renameDevice, (call) => {
      sent.push(call);
      return { ...counter, name: 'Back counter' };
    }),
  );
  await page.getByRole('button', { name: 'Rename Front counter' }).click();
  const asked = dialog('Rename device');
  await expect.element(asked.getByLabelText('Name')).toHaveValue('Front counter');
  await asked.getByLabelText('Name').fill('Back counter');
  await asked.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText('Device renamed')).toBeVisible();
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    [counter.id, { accountId, name: 'Back counter' }],
  ]);
});

test("warns when the response to a device's new name is lost", async () => {
  open(away(renameDevice));
  await page.getByRole('button', { name: 'Rename Front counter' }).click();
  const asked = dialog('Rename device');
  await asked.getByLabelText('Name').fill('Back counter');
  await asked.getByRole('button', { name: 'Save name' }).click();
  await expect.element(asked.getByRole('alert')).toHaveTextContent(savingUnknown);
});

test.each([
  ['invitation', 'ada@example.org was emailed a link to set a password'],
  ['notice', 'ada@example.org has access and was notified by email'],
])('grants access by email once, and shows the kind of mail that was sent: %s', async (mail, said) => {
  const sent: Sent[] = [];
  open(
    answer(grantAccount, (call) => {
      sent.push(call);
      return { ...dana, email: 'ada@example.org', hasPassword: mail === 'notice', mail };
    }),
  );
  await card('People').getByRole('button', { name: 'Grant access' }).click();
  const asked = dialog('Grant access');
  await asked.getByRole('button', { name: 'Grant access' }).click();
  await expect
    .element(asked.getByLabelText('Email'))
    .toHaveAccessibleDescription('Please enter an email address');
  await asked.getByLabelText('Email').fill('ada@example.org');
  await asked.getByRole('button', { name: 'Grant access' }).dblClick();
  await expect.element(page.getByText(said)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ accountId, email: 'ada@example.org' }]);
});

test('shows at the email field why a grant was refused', async () => {
  const { answerAlso } = open(refuse(grantAccount, 'already_granted'));
  await card('People').getByRole('button', { name: 'Grant access' }).click();
  const asked = dialog('Grant access');
  const email = asked.getByLabelText('Email');
  await email.fill('dana@example.com');
  await asked.getByRole('button', { name: 'Grant access' }).click();
  await expect.element(asked.getByText('This person already has access to the account.')).toBeVisible();
  await email.fill('dana@example');
  await expect.element(asked.getByRole('alert')).not.toBeInTheDocument();
  answerAlso(refuse(grantAccount, 'invalid_input', undefined, { email: 'Please enter an email address' }));
  await asked.getByRole('button', { name: 'Grant access' }).click();
  await expect.element(email).toHaveAccessibleDescription('Please enter an email address');
  await expect.element(email).toHaveValue('dana@example');
});

test('grants access once, with the same idempotency key, after a lost response', async () => {
  const lost = loseResponses(grantAccount);
  const { answerAlso, shell } = open(...lost.answers);
  await card('People').getByRole('button', { name: 'Grant access' }).click();
  const asked = dialog('Grant access');
  const press = asked.getByRole('button', { name: 'Grant access' });
  await asked.getByLabelText('Email').fill('ada@example.org');
  await press.click();
  await expect.element(asked.getByText(/^The grant from .* has not been received yet$/)).toBeVisible();
  await expect.element(asked.getByLabelText('Email')).toHaveValue('ada@example.org');
  answerAlso(lost.respond({ ...dana, email: 'ada@example.org', mail: 'notice' }));
  await press.click();
  await expectOneSuccess(shell, 'ada@example.org has access and was notified by email');
  await expect.element(asked).not.toBeInTheDocument();
  lost.expectRepetition({ accountId, email: 'ada@example.org' });
});

test('shows a grant that is found to have succeeded, and sends nothing on the next press', async () => {
  const lost = loseResponses(grantAccount, {
    outcome: { status: 'succeeded', objectId: 'usr_0000000000000010' },
  });
  let all = [dana];
  open(
    ...lost.answers,
    answer(listGrants, () => ({ people: all, totalCount: all.length })),
  );
  await card('People').getByRole('button', { name: 'Grant access' }).click();
  const asked = dialog('Grant access');
  const email = asked.getByLabelText('Email');
  await email.fill('ada@example.org');
  all = [dana, { ...dana, userId: 'usr_0000000000000010', email: 'ada@example.org' }];
  await asked.getByRole('button', { name: 'Grant access' }).click();
  await expect.element(asked.getByText(/^The grant from .* succeeded$/)).toBeVisible();
  await expect.element(email).toHaveValue('');
  await asked.getByRole('button', { name: 'Grant access' }).click();
  await expect.element(email).toHaveAccessibleDescription('Please enter an email address');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await wordsOf('People').toContain('ada@example.org');
  expect(lost.requests).toHaveLength(1);
});

test('warns when the response to a revocation is lost', async () => {
  open(answer(listGrants, { people: [dana], totalCount: 1 }), away(revokeGrant));
  await page.getByRole('button', { name: 'Revoke access of dana@example.com' }).click();
  const asked = dialog('Revoke access of dana@example.com?');
  await asked.getByRole('button', { name: 'Revoke access' }).click();
  await expect
    .element(asked.getByRole('alert'))
    .toHaveTextContent(
      'We couldn’t reach the service, so we don’t know whether access was revoked. Trying again sends the same request, and has no second effect.',
    );
});

test("names the time zone of an account's times", async () => {
  open();
  await expect.element(page.getByText(`Times in ${formatTimeZone()}`)).toBeVisible();
});

test('asks before revoking access', async () => {
  const sent: Sent[] = [];
  let all = [dana];
  open(
    answer(listGrants, () => ({ people: all, totalCount: all.length })),
    answer(revokeGrant, (call) => {
      sent.push(call);
      all = [];
      return undefined;
    }),
  );
  const revoke = page.getByRole('button', { name: 'Revoke access of dana@example.com' });
  await revoke.click();
  const asked = dialog('Revoke access of dana@example.com?');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(sent).toEqual([]);
  await revoke.click();
  await asked.getByRole('button', { name: 'Revoke access' }).click();
  await expect.element(page.getByText(/^Nobody has access to this account yet/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ accountId, userId: dana.userId }]);
});

test('shows an error with a retry button when an account does not exist', async () => {
  const { answerAlso } = open(refuse(getAccountAdministration, 'not_found'));
  await expect.element(page.getByText('Account not found or could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Grant access' })).not.toBeInTheDocument();
  answerAlso(managed);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(card('Details')).toBeVisible();
});

test('shows the rest of the account when people and devices fail to load', async () => {
  const { answerAlso } = open(refuse(listGrants, 'forbidden'), refuse(listDevices, 'forbidden'));
  await expect
    .element(page.getByText('Failed to fetch the people with access. Please try again later.'))
    .toBeVisible();
  await expect.element(page.getByText('Failed to fetch devices. Please try again later.')).toBeVisible();
  await expect.element(card('Details')).toBeVisible();
  answerAlso(people);
  await card('People').getByRole('button', { name: 'Try again' }).click();
  await wordsOf('People').toContain('dana@example.com');
});

test.each([
  ['Change status', 'Change status', 'Reason', 'Closed on October 31'],
  ['Register device', 'Register device', 'Serial number', 'TB-9'],
  ['Rename Front counter', 'Rename device', 'Name', 'Back counter'],
  ['Grant access', 'Grant access', 'Email', 'ada@example.org'],
])(
  'restores the typed values of "%s" after a click outside the dialog',
  async (name, title, label, typed) => {
    open();
    const opener = page.getByRole('button', { name, exact: true });
    await opener.click();
    await dialog(title).getByLabelText(label, { exact: true }).fill(typed);
    await clickBesideDialog();
    await opener.click();
    await expect.element(dialog(title).getByLabelText(label, { exact: true })).toHaveValue(typed);
  },
);
