import { changePassword } from '@tillbook/contract';
import { AppError } from '../../app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { countFailures, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword, nobodysPasswordHash, verifyPassword } from './password-hash.ts';
import { endSessionsOfUser } from '../../access/session-store.ts';
import { findUser, updatePasswordHash, voidPasswordResets } from './store.ts';

/** Who holds a stolen session guesses the password here instead of at sign-in, so it is counted alike. */
const failuresPerPerson: Throttle = { name: 'change_password', limit: 10, windowMs: 15 * 60_000 };

const isFailure = (error: unknown) => error instanceof AppError && error.code === 'wrong_password';

const requirePassword = async (platform: Platform, userId: string, password: string): Promise<void> => {
  const user = await findUser(platform.database, userId);
  const { matches } = await verifyPassword(password, user?.passwordHash ?? nobodysPasswordHash);
  if (!matches) {
    throw new AppError('wrong_password', { fields: { oldPassword: 'This is not your password.' } });
  }
};

export const changePasswordHandler = defineHandler(
  changePassword,
  async ({ platform, session, body, clientAddress, refuse }) => {
    const { userId, tokenHash } = session;
    const fault = newPasswordFault(body.newPassword, session, platform.settings);
    if (fault) return refuse('weak_password', { message: fault, fields: { newPassword: fault } });
    await countFailures(platform, { throttle: failuresPerPerson, subject: userId, isFailure }, () =>
      requirePassword(platform, userId, body.oldPassword),
    );
    const passwordHash = await hashPassword(body.newPassword);
    const now = platform.clock.now();
    await platform.database.drizzle.transaction(async (transaction) => {
      await updatePasswordHash(transaction, userId, passwordHash);
      await endSessionsOfUser(transaction, userId, now, tokenHash);
      await voidPasswordResets(transaction, userId, now);
      await recordAudit(platform, { userId, action: 'password.change', clientAddress }, transaction);
    });
    return undefined;
  },
);
