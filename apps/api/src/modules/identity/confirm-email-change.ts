import { confirmEmailChange } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { endSessionsOfUser } from '../../access/session-store.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isDuplicate } from '../../db/is-duplicate.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { takeEmailLink, updateEmail } from './email-change-store.ts';
import { voidPasswordResets } from './store.ts';

/** Changes the address, voids the links sent to the old address, and ends all sessions. */
const changeEmail = (
  platform: Platform,
  token: string,
  clientAddress: string | undefined,
): Promise<{ readonly email: string }> =>
  platform.database.drizzle.transaction(async (transaction) => {
    const now = platform.clock.now();
    const change = await takeEmailLink(transaction, hashSecretToken(token), now);
    if (change === undefined || !(await updateEmail(transaction, change))) {
      throw new AppError('invalid_email_link');
    }
    const { id, userId, oldEmail, newEmail } = change;
    await endSessionsOfUser(transaction, userId, now);
    await voidPasswordResets(transaction, userId, now);
    const details = { from: oldEmail, to: newEmail };
    await recordAudit(
      platform,
      { userId, action: 'email.change', subject: id, clientAddress, details },
      transaction,
    );
    return { email: newEmail };
  });

export const confirmEmailChangeHandler = defineHandler(
  confirmEmailChange,
  async ({ platform, body, clientAddress, refuse }) => {
    try {
      return await changeEmail(platform, body.token, clientAddress);
    } catch (error) {
      // A concurrent request gave the address to another person.
      if (isDuplicate(error)) return refuse('invalid_email_link');
      throw error;
    }
  },
);
