import { requestPasswordReset } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import { insertResetRequest } from './reset-request-store.ts';
import { canonicalEmail } from '../../runtime/email-spelling.ts';

const requestsPerEmail: Throttle = { name: 'reset_email', limit: 5, windowMs: 60 * 60_000 };

/**
 * Records a request for any address. Looks up no person before the response, so that neither its content nor
 * its time reveals an account.
 */
export const requestPasswordResetHandler = defineHandler(
  requestPasswordReset,
  async ({ platform, body, clientAddress }) => {
    const email = canonicalEmail(body.email);
    await takeAttempt(platform, requestsPerEmail, email);
    const requestedAt = platform.clock.now();
    await insertResetRequest(platform.database, {
      id: platform.newIdentifier('prr'),
      email,
      clientAddress,
      requestedAt,
      nextTryAt: requestedAt,
    });
    return {};
  },
);
