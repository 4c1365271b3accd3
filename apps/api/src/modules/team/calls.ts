import type { Handler } from '../../http/call.ts';
import { acceptInviteHandler } from './accept-invite.ts';
import { changeMemberRoleHandler } from './change-member-role.ts';
import { checkInviteHandler } from './check-invite.ts';
import { inviteMemberHandler } from './invite-member.ts';
import { listInvitesHandler } from './list-invites.ts';
import { listMembersHandler } from './list-members.ts';
import { registerByInviteHandler } from './register-by-invite.ts';
import { removeMemberHandler } from './remove-member.ts';
import { withdrawInviteHandler } from './withdraw-invite.ts';

export const handlers: readonly Handler[] = [
  listMembersHandler,
  changeMemberRoleHandler,
  removeMemberHandler,
  listInvitesHandler,
  inviteMemberHandler,
  withdrawInviteHandler,
  checkInviteHandler,
  acceptInviteHandler,
  registerByInviteHandler,
];
