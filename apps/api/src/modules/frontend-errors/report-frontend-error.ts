import { reportFrontendError } from '@tillbook/contract';
import { answer } from '../../http/call.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { sessionByTokenHash } from '../identity/store.ts';
import { redact } from './redact.ts';
import { dropOldestFrontendErrors, insertFrontendError } from './store.ts';

const reportsPerAddress: Throttle = { name: 'frontend_errors', limit: 60, windowMs: 60_000 };

/** Whose browser it was, where the report says so. It keeps no session awake, and the token goes no further. */
const findReporter = async ({ database }: Platform, token: string | undefined) => {
  if (!token) return undefined;
  const [found] = await sessionByTokenHash(database).execute({
    tokenHash: hashSecretToken(token),
    accountId: '',
  });
  return found?.userId;
};

const redactIfAny = (text: string | undefined) => (text === undefined ? undefined : redact(text));

export const reportFrontendErrorCall = answer(
  reportFrontendError,
  async ({ platform, body, clientAddress }) => {
    await takeAttempt(platform, reportsPerAddress, clientNetwork(clientAddress));
    await insertFrontendError(platform.database, {
      id: platform.newIdentifier('fre'),
      receivedAt: platform.clock.now(),
      message: redact(body.message),
      stack: redactIfAny(body.stack),
      source: redactIfAny(body.source),
      context: redactIfAny(body.context),
      url: redactIfAny(body.url),
      userAgent: redactIfAny(body.userAgent),
      userId: await findReporter(platform, body.sessionToken),
      reportedAt: redactIfAny(body.timestamp),
    });
    await dropOldestFrontendErrors(platform.database);
    return {};
  },
);
