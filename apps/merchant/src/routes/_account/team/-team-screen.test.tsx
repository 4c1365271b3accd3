import {
  changeMemberRole,
  getAccount,
  inviteMember,
  listInvites,
  listMembers,
  removeMember,
  withdrawInvite,
  type TeamInvite,
  type TeamMember,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse } from '@tillbook/web-shell/testing/answers';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { loseResponses } from '@tillbook/web-shell/testing/lost-responses';
import { usePages } from '@tillbook/web-shell/testing/page';
import { recordRequests } from '@tillbook/web-shell/testing/sent-requests';
import { account, accountId } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const owner: TeamMember = {
  userId: 'usr_1',
  email: 'dana@example.com',
  role: 'owner',
  joinedAt: '2026-08-23T14:20:02.000Z',
  isLastOwner: true,
};
const viewer: TeamMember = {
  ...owner,
  userId: 'usr_2',
  email: 'vic@example.com',
  role: 'viewer',
  isLastOwner: false,
};
const invite: TeamInvite = {
  id: 'inv_1',
  email: 'sam@example.com',
  role: 'operator',
  invitedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-11-27T09:30:00.000Z',
  status: 'sent',
};

const dialog = page.getByRole('dialog');
const table = (name: string) => page.getByRole('table', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const open = (...answers: ReturnType<typeof answer>[]) =>
  openApp('/team', {
    answers: [
      ...answers,
      answer(listMembers, { members: [owner, viewer], totalCount: 2 }),
      answer(listInvites, { invites: [invite], totalCount: 1 }),
    ],
  });

test('shows the members with their roles, and the open invites', async () => {
  open();
  await expect.element(table('Members').getByText('vic@example.com')).toBeVisible();
  await expect.element(table('Members').getByText('Owner', { exact: true })).toBeVisible();
  await expect.element(table('Members').getByText('Viewer', { exact: true })).toBeVisible();
  await expect.element(table('Invites').getByText('sam@example.com')).toBeVisible();
  await expect.element(table('Invites').getByText('Operator')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Settings', exact: true }))
    .toHaveAttribute('aria-current', 'page');
});

test('sends an invite with an email address and a role', async () => {
  const { requests, record } = recordRequests();
  open(
    answer(inviteMember, (call) => {
      record(call);
      return { ...invite, email: 'new@example.com', role: 'finance', status: 'waiting' };
    }),
  );
  await button('Invite').click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(dialog.getByText('Please enter an email address')).toBeVisible();
  await dialog.getByLabelText('Email').fill(' new@example.com ');
  await dialog.getByRole('radio', { name: /^Finance/ }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(page.getByText('new@example.com was invited')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([
    { accountId, email: 'new@example.com', role: 'finance' },
  ]);
});

test('explains why a person could not be invited', async () => {
  open(refuse(inviteMember, 'already_granted'));
  await button('Invite').click();
  await dialog.getByLabelText('Email').fill('vic@example.com');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(dialog.getByText('This person already has access to the account.')).toBeVisible();
});

const sendInvite = async () => {
  await button('Invite').click();
  await dialog.getByLabelText('Email').fill('new@example.com');
  await dialog.getByRole('radio', { name: /^Finance/ }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
};

test('sends an invite again under the same key after a lost response', async () => {
  const lost = loseResponses(inviteMember);
  const { answerAlso } = open(...lost.answers);
  await sendInvite();
  await expect.element(dialog.getByText(/^The invite from .* has not been received yet$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('new@example.com');
  await expect.element(dialog.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await expect.element(page.getByText('new@example.com was invited')).not.toBeInTheDocument();
  answerAlso(lost.respond({ ...invite, email: 'new@example.com', role: 'finance', status: 'waiting' }));
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(page.getByText('new@example.com was invited')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByText('new@example.com was invited').elements()).toHaveLength(1);
  lost.expectRepetition({ accountId, email: 'new@example.com', role: 'finance' });
});

test('lists an invite that turns out to have succeeded, and sends nothing on the next press', async () => {
  const lost = loseResponses(inviteMember, { outcome: { status: 'succeeded', objectId: 'inv_2' } });
  const { answerAlso } = open(...lost.answers);
  await expect.element(table('Invites').getByText('sam@example.com')).toBeVisible();
  const found: TeamInvite = { ...invite, id: 'inv_2', email: 'new@example.com', role: 'finance' };
  answerAlso(answer(listInvites, { invites: [invite, found], totalCount: 2 }));
  await sendInvite();
  await expect.element(dialog.getByText(/^The invite from .* succeeded$/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(dialog.getByText('Please enter an email address')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(table('Invites').getByText('new@example.com', { exact: true })).toBeVisible();
  await expect.element(page.getByText('new@example.com was invited')).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

test('changes the role of a member', async () => {
  const { requests, record } = recordRequests();
  open(answer(changeMemberRole, record));
  await button('Change role of vic@example.com').click();
  await expect.element(dialog.getByRole('radio', { name: /^Viewer/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Operator/ }).click();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect.element(page.getByText('The role of vic@example.com was changed')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ accountId, userId: 'usr_2', role: 'operator' }]);
});

test('removes a member after a confirmation', async () => {
  const { requests, record } = recordRequests();
  open(answer(removeMember, record));
  await button('Remove vic@example.com').click();
  await expect.element(dialog.getByText(/They lose access to this account immediately/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('vic@example.com no longer has access')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ accountId, userId: 'usr_2' }]);
});

test('reports that the response to a removal was lost', async () => {
  open(away(removeMember));
  await button('Remove vic@example.com').click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.',
    );
});

test('leads an owner who leaves the team to their other accounts', async () => {
  const { router } = open(
    answer(listMembers, { members: [{ ...owner, isLastOwner: false }, viewer], totalCount: 2 }),
    answer(removeMember, undefined),
  );
  await button('Remove dana@example.com').click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/program-list');
});

test('withdraws an invite after a confirmation', async () => {
  const { requests, record } = recordRequests();
  open(answer(withdrawInvite, record));
  await button('Withdraw invite to sam@example.com').click();
  await dialog.getByRole('button', { name: 'Withdraw invite' }).click();
  await expect.element(page.getByText('The invite to sam@example.com was withdrawn')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ accountId, inviteId: 'inv_1' }]);
});

test('offers neither a role change nor a removal for the only owner, and explains why', async () => {
  open();
  for (const name of ['Change role of dana@example.com', 'Remove dana@example.com']) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(name)).toHaveAccessibleDescription(/^Every account needs an owner\./);
  }
  await expect.element(button('Remove vic@example.com')).not.toHaveAttribute('aria-disabled');
});

test('shows the team to a user who may not manage it, and explains why the actions are disabled', async () => {
  open(answer(getAccount, { ...account, permissions: ['account_read', 'team_read'] }));
  const names = [
    'Invite',
    'Change role of vic@example.com',
    'Remove vic@example.com',
    'Withdraw invite to sam@example.com',
  ];
  for (const name of names) {
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(name)).toHaveAccessibleDescription(/Ask an owner of the account\.$/);
  }
});

test('reports that the team failed to load, and retries', async () => {
  const { answerAlso } = open(away(listMembers), away(listInvites));
  await expect.element(page.getByText('Failed to fetch the team. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('Failed to fetch the invites. Please try again later.')).toBeVisible();
  answerAlso(answer(listMembers, { members: [owner], totalCount: 1 }));
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(table('Members').getByText('dana@example.com')).toBeVisible();
});

test('restores the typed invite and the chosen role after a click outside the dialog', async () => {
  open();
  await button('Invite').click();
  await dialog.getByLabelText('Email').fill('new@example.com');
  await dialog.getByRole('radio', { name: /^Finance/ }).click();
  await clickBesideDialog();
  await button('Change role of vic@example.com').click();
  await dialog.getByRole('radio', { name: /^Operator/ }).click();
  await clickBesideDialog();
  await button('Invite').click();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('new@example.com');
  await expect.element(dialog.getByRole('radio', { name: /^Finance/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await button('Change role of vic@example.com').click();
  await expect.element(dialog.getByRole('radio', { name: /^Operator/ })).toBeChecked();
});
