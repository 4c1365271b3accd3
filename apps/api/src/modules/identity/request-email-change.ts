import { requestEmailChange } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { defineHandler } from '../../http/call.ts';
import { countFailures, takeAttempt, type Throttle } from '../../http/throttle.ts';
import { insertEmailChange } from './email-change-store.ts';
import { failuresPerPerson, requirePassword } from './require-password.ts';
import { canonicalEmail } from '../../runtime/email-spelling.ts';

const hourMs = 60 * 60_000;
const requestsPerPerson: Throttle = { name: 'email_change_person', limit: 5, windowMs: hourMs };
const requestsPerAddress: Throttle = { name: 'email_change_address', limit: 5, windowMs: hourMs };

const isFailure = (error: unknown) => error instanceof AppError && error.code === 'wrong_password';

/**
 * Requests a link. Looks up no person by the new address before the response, so that the response reveals no
 * account.
 */
export const requestEmailChangeHandler = defineHandler(
  requestEmailChange,
  async ({ platform, session, body, clientAddress, refuse }) => {
    const { userId, email: oldEmail } = session;
    const newEmail = canonicalEmail(body.newEmail);
    await countFailures(platform, { throttle: failuresPerPerson, subject: userId, isFailure }, () =>
      requirePassword(platform, userId, { password: body.password, field: 'password' }),
    );
    if (newEmail === oldEmail) return refuse('same_email');
    const now = platform.clock.now();
    await platform.database.drizzle.transaction(async (transaction) => {
      await takeAttempt(platform, requestsPerPerson, userId, transaction);
      await takeAttempt(platform, requestsPerAddress, newEmail, transaction);
      const id = platform.newIdentifier('emc');
      await insertEmailChange(transaction, {
        id,
        userId,
        oldEmail,
        newEmail,
        requestedAt: now,
        nextTryAt: now,
      });
      const details = { to: newEmail };
      await recordAudit(
        platform,
        { userId, action: 'email_change.request', subject: id, clientAddress, details },
        transaction,
      );
    });
    return {};
  },
);
