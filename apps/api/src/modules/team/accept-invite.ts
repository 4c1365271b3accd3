import { acceptInvite } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { joinTeam } from './join-team.ts';
import { findOpenInvite } from './open-invite.ts';

export const acceptInviteHandler = defineHandler(
  acceptInvite,
  async ({ platform, session, body, clientAddress, refuse }) => {
    const { invite } = await findOpenInvite(platform, body.token, clientAddress);
    if (invite.email !== session.email) return refuse('invite_for_other_address');
    const person = { id: session.userId, roles: session.roles };
    await platform.database.drizzle.transaction((transaction) =>
      joinTeam(platform, transaction, { invite, person, clientAddress }),
    );
    return { accountId: invite.accountId };
  },
);
