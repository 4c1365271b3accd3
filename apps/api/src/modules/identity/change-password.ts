import { changePassword } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword, nobodysPasswordHash, verifyPassword } from './password-hash.ts';
import { endSessionsOfUser, findUser, updatePasswordHash, voidPasswordResets } from './store.ts';

/** Who holds a stolen session guesses the password here instead of at sign-in, so it is counted alike. */
const failuresPerPerson: Throttle = { name: 'change_password', limit: 10, windowMs: 15 * 60_000 };

export const changePasswordCall = answer(
  changePassword,
  async ({ platform, session, body, clientAddress, refuse }) => {
    const { userId, email, tokenHash } = session;
    const fault = newPasswordFault(body.newPassword, email, platform.settings.passwordMinimumLength);
    if (fault) return refuse('weak_password', { message: fault, fields: { newPassword: fault } });
    const attempt = await takeAttempt(platform, failuresPerPerson, userId);
    const user = await findUser(platform.database, userId);
    const { matches } = await verifyPassword(body.oldPassword, user?.passwordHash ?? nobodysPasswordHash);
    if (!matches) return refuse('wrong_password', { fields: { oldPassword: 'This is not your password.' } });
    await attempt.giveBack();
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
