import { changePassword } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { countFailures } from '../../http/throttle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newPasswordFault } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { failuresPerPerson, requirePassword } from './require-password.ts';
import { endSessionsOfUser } from '../../access/session-store.ts';
import { updatePasswordHash, voidPasswordResets } from './store.ts';

const isFailure = (error: unknown) => error instanceof AppError && error.code === 'wrong_password';

export const changePasswordHandler = defineHandler(
  changePassword,
  async ({ platform, session, body, clientAddress, refuse }) => {
    const { userId, tokenHash } = session;
    const fault = newPasswordFault(body.newPassword, session, platform.settings);
    if (fault) return refuse('weak_password', { message: fault, fields: { newPassword: fault } });
    await countFailures(platform, { throttle: failuresPerPerson, subject: userId, isFailure }, () =>
      requirePassword(platform, userId, { password: body.oldPassword, field: 'oldPassword' }),
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
