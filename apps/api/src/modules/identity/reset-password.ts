import { resetPassword } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { endSessionsOfUser } from '../../access/session-store.ts';
import { findPasswordReset, updatePasswordHash, usePasswordReset, voidPasswordResets } from './store.ts';

export const resetPasswordHandler = defineHandler(
  resetPassword,
  async ({ platform, body, clientAddress, refuse }) => {
    const tokenHash = hashSecretToken(body.token);
    const now = platform.clock.now();
    const person = await findPasswordReset(platform.database, tokenHash, now);
    if (person === undefined) return refuse('invalid_reset_token');
    const fault = newPasswordFault(body.newPassword, person, platform.settings);
    // The link stays valid for another try.
    if (fault) return refuse('weak_password', { message: fault, fields: { newPassword: fault } });
    const passwordHash = await hashPassword(body.newPassword);
    await platform.database.drizzle.transaction(async (transaction) => {
      const userId = await usePasswordReset(transaction, tokenHash, now);
      if (userId === undefined) throw new AppError('invalid_reset_token');
      await updatePasswordHash(transaction, userId, passwordHash);
      await endSessionsOfUser(transaction, userId, now);
      await voidPasswordResets(transaction, userId, now);
      await recordAudit(platform, { userId, action: 'password.reset', clientAddress }, transaction);
    });
    return undefined;
  },
);
