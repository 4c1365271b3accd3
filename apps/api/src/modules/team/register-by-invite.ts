import { registerByInvite } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import type { Transaction } from '../../db/client.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { findOrInsertGrantee, type Grantee } from '../grants/index.ts';
import {
  findUserByEmail,
  hashPassword,
  newPasswordFault,
  updatePasswordHash,
  voidPasswordResets,
} from '../identity/index.ts';
import { joinTeam } from './join-team.ts';
import { findOpenInvite } from './open-invite.ts';

/** Sets the password of an invited person who has none; others must sign in. */
const setPassword = async (
  platform: Platform,
  transaction: Transaction,
  email: string,
  passwordHash: string,
): Promise<Grantee> => {
  const now = platform.clock.now();
  const id = platform.newIdentifier('usr');
  const person = await findOrInsertGrantee(transaction, { id, email, createdAt: now });
  if (person.passwordHash !== null) throw new AppError('has_password');
  await updatePasswordHash(transaction, person.id, passwordHash);
  await voidPasswordResets(transaction, person.id, now);
  return person;
};

export const registerByInviteHandler = defineHandler(
  registerByInvite,
  async ({ platform, body, clientAddress, refuse }) => {
    const { database, settings } = platform;
    const { invite } = await findOpenInvite(platform, body.token, clientAddress);
    const known = await findUserByEmail(database, invite.email);
    if (typeof known?.passwordHash === 'string') return refuse('has_password');
    const fault = newPasswordFault(body.newPassword, invite, settings);
    // The invite stays open for another try.
    if (fault) return refuse('weak_password', { message: fault, fields: { newPassword: fault } });
    const passwordHash = await hashPassword(body.newPassword);
    await database.drizzle.transaction(async (transaction) => {
      const person = await setPassword(platform, transaction, invite.email, passwordHash);
      await joinTeam(platform, transaction, { invite, person, clientAddress });
    });
    return undefined;
  },
);
