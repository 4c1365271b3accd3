import { checkInvite } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findUserByEmail } from '../identity/index.ts';
import { findOpenInvite } from './open-invite.ts';

/** Reveals if a person with the address has a password, but only to the holder of the emailed link. */
export const checkInviteHandler = defineHandler(checkInvite, async ({ platform, body, clientAddress }) => {
  const { invite, accountName } = await findOpenInvite(platform, body.token, clientAddress);
  const person = await findUserByEmail(platform.database, invite.email);
  return {
    email: invite.email,
    accountName,
    role: invite.role,
    expiresAt: invite.expiresAt.toISOString(),
    needsPassword: typeof person?.passwordHash !== 'string',
  };
});
