import {
  changeMemberRole,
  inviteMember,
  listInvites,
  listMembers,
  removeMember,
  withdrawInvite,
} from '../../team/calls.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

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

export const teamCalls: CallGroup = {
  name: 'Team',
  description:
    'The people of an account. A role is a set of permissions: `owner` has all of them, `finance` moves money, `operator` takes payments and refunds them, `viewer` reads.',
  calls: [
    documented(listMembers, {
      query: { accountId },
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
    }),
    documented(changeMemberRole, {
      description: 'Counts from the person’s next request. The last owner keeps the role: `last_owner`.',
      body: { accountId, userId, role: 'finance' },
    }),
    documented(removeMember, {
      description:
        'The person’s next request for the account is rejected, open event streams end, and forms and files they asked for are worth nothing. Open invites that they sent are withdrawn. Their other accounts are not affected.',
      body: { accountId, userId },
    }),
    documented(listInvites, { query: { accountId }, response: { invites: [invite], totalCount: 1 } }),
    documented(inviteMember, {
      description:
        'The link works once, for seven days, and only for this address. Inviting an address again replaces its open invite. An account can send at most 20 invites a day, and an address receives at most 3; beyond that, 429.',
      body: { accountId, email: invite.email, role: 'operator' },
      response: { ...invite, status: 'waiting' },
    }),
    documented(withdrawInvite, { body: { accountId, inviteId: invite.id } }),
  ],
};
