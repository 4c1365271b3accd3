import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const accountId = exampleIds.account;
const userId = exampleIds.user;
const invite = {
  id: exampleIds.invite,
  email: 'sam@harborcoffee.example',
  role: 'operator',
  invitedAt: '2026-11-20T09:30:00.000Z',
  expiresAt: '2026-11-27T09:30:00.000Z',
  status: 'sent',
};
const email = 'dana@harborcoffee.example';
const token = 'Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa';

export const inviteCalls = someDocumented(calls, {
  checkInvite: {
    description: 'Looking up an invite does not accept it; its link still works.',
    body: { token },
    response: {
      email,
      accountName: 'Harbor Coffee Roasters',
      role: 'operator',
      expiresAt: '2026-11-27T09:30:00.000Z',
      needsPassword: false,
    },
  },
  acceptInvite: {
    description: 'The invite must have been sent to the email address of the person signed in.',
    body: { token },
    response: { accountId: exampleIds.account },
  },
  registerByInvite: {
    description:
      'For a person without a password. The person then signs in with the address of the invite and the new password.',
    body: { token, newPassword: 'a longer one, by far' },
  },
});

export const teamTag: Tag = {
  name: 'Team',
  description:
    'The people of an account. A role is a set of permissions: `owner` has all of them, `finance` moves money, `operator` takes payments and refunds them, `viewer` reads.',
};

export const teamCalls = documented(calls, {
  listMembers: {
    description: 'Sorted by email address.',
    response: {
      members: [
        {
          userId,
          email: 'dana@harborcoffee.example',
          role: 'owner',
          joinedAt: '2026-08-23T14:20:02.000Z',
          isLastOwner: true,
        },
      ],
      totalCount: 1,
    },
  },
  changeMemberRole: {
    description:
      'The new role applies from the person’s next request. The last owner’s role can’t be changed (`last_owner`).',
    body: { accountId, userId, role: 'finance' },
  },
  removeMember: {
    description:
      'The person’s next request for the account is rejected, open event streams end, and download links and form tickets they requested no longer work. Open invites that they sent are withdrawn. Their other accounts are not affected.',
    body: { accountId, userId },
  },
  listInvites: {
    description: 'Returns invites that were neither accepted nor withdrawn, newest first.',
    response: { invites: [invite], totalCount: 1 },
  },
  inviteMember: {
    description:
      'The response is the same whether or not a person has the address. The link works once, for seven days, and only for this address. Inviting an address again replaces its open invite. An account can send at most 20 invites a day, and an address can receive at most 3; more are rejected with 429.',
    body: { accountId, email: invite.email, role: 'operator' },
    response: { ...invite, status: 'waiting' },
  },
  withdrawInvite: {
    description: 'The emailed link no longer works.',
    body: { accountId, inviteId: invite.id },
  },
});
