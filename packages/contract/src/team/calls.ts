import * as z from 'zod/mini';
import { byAccountId, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { totals } from '../filters.ts';
import { roleNames } from '../names.ts';
import { identifier, instant, openEnum, page, requiredText } from '../primitives.ts';
import { emailAddress } from '../typed-text.ts';

/** A role that can be given, with its `rolePermissions`. */
const givenRole = z.enum(roleNames);
const role = openEnum(...roleNames);

const teamMember = z.object({
  userId: identifier,
  email: z.string(),
  role,
  joinedAt: instant,
  /** True for the only owner, who can't be removed or get another role. */
  isLastOwner: z.boolean(),
});

export type TeamMember = z.infer<typeof teamMember>;

export const listMembers = defineListEndpoint(
  {
    name: 'listMembers',
    method: 'GET',
    path: '/accounts/team/members',
    summary: 'List members of an account',
    access: byAccountId('query', 'team_read'),
    query: z.object({ accountId: identifier, ...page }),
    response: z.object({ members: z.array(teamMember), ...totals }),
  },
  (response) => listOf(response.members, response),
);

export const changeMemberRole = defineEndpoint({
  name: 'changeMemberRole',
  method: 'POST',
  path: '/accounts/team/members/role',
  summary: 'Change a member’s role',
  access: byAccountId('body', 'team_manage'),
  body: z.object({ accountId: identifier, userId: identifier, role: givenRole }),
  status: 204,
  errors: ['last_owner'],
});

export const removeMember = defineEndpoint({
  name: 'removeMember',
  method: 'POST',
  path: '/accounts/team/members/remove',
  summary: 'Remove a member from an account',
  access: byAccountId('body', 'team_manage'),
  body: z.object({ accountId: identifier, userId: identifier }),
  status: 204,
  errors: ['last_owner'],
});

const teamInvite = z.object({
  id: identifier,
  email: z.string(),
  role,
  invitedAt: instant,
  expiresAt: instant,
  /** `refused` if the mail server will never accept the mail. */
  status: openEnum('waiting', 'sent', 'refused', 'expired'),
});

export type TeamInvite = z.infer<typeof teamInvite>;

export const listInvites = defineListEndpoint(
  {
    name: 'listInvites',
    method: 'GET',
    path: '/accounts/team/invites',
    summary: 'List open invites',
    access: byAccountId('query', 'team_read'),
    query: z.object({ accountId: identifier, ...page }),
    response: z.object({ invites: z.array(teamInvite), ...totals }),
  },
  (response) => listOf(response.invites, response),
);

export const inviteMember = defineEndpoint({
  name: 'inviteMember',
  method: 'POST',
  path: '/accounts/team/invites',
  summary: 'Invite an email address to an account',
  access: byAccountId('body', 'team_manage'),
  idempotent: true,
  body: z.object({ accountId: identifier, email: emailAddress, role: givenRole }),
  response: teamInvite,
  status: 201,
  errors: ['already_granted'],
});

export const withdrawInvite = defineEndpoint({
  name: 'withdrawInvite',
  method: 'POST',
  path: '/accounts/team/invites/withdraw',
  summary: 'Withdraw an invite',
  access: byAccountId('body', 'team_manage'),
  body: z.object({ accountId: identifier, inviteId: identifier }),
  status: 204,
});

const token = requiredText(256);

export const checkInvite = defineEndpoint({
  name: 'checkInvite',
  method: 'POST',
  path: '/identity/invites/check',
  summary: 'Look up an invite by the token of its emailed link',
  access: { kind: 'public' },
  body: z.object({ token }),
  response: z.object({
    email: z.string(),
    accountName: z.string(),
    role,
    expiresAt: instant,
    /**
     * True if the invite is accepted by `registerByInvite`, which sets a password; otherwise the person signs
     * in first.
     */
    needsPassword: z.boolean(),
  }),
  errors: ['invalid_invite'],
});

export const acceptInvite = defineEndpoint({
  name: 'acceptInvite',
  method: 'POST',
  path: '/identity/invites/accept',
  summary: 'Accept an invite as the signed-in person',
  access: { kind: 'session' },
  body: z.object({ token }),
  response: z.object({ accountId: identifier }),
  errors: ['invalid_invite', 'invite_for_other_address', 'already_granted', 'grantee_is_admin'],
});

export const registerByInvite = defineEndpoint({
  name: 'registerByInvite',
  method: 'POST',
  path: '/identity/invites/register',
  summary: 'Accept an invite by setting a password',
  access: { kind: 'public' },
  body: z.object({ token, newPassword: requiredText(1024) }),
  status: 204,
  errors: ['invalid_invite', 'weak_password', 'already_granted', 'grantee_is_admin', 'has_password'],
});
