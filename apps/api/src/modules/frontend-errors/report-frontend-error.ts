import { reportFrontendError } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../runtime/secret-token.ts';
import { sessionByTokenHash } from '../../access/session-store.ts';
import { redact } from './redact.ts';
import { dropOldestFrontendErrors, insertFrontendError } from './store.ts';

const reportsPerAddress: Throttle = { name: 'frontend_errors', limit: 60, windowMs: 60_000 };

/** Finds the reporting person by the session token. Neither extends the session nor stores the token. */
const findReporter = async ({ database }: Platform, token: string | undefined) => {
  if (!token) return undefined;
  const [found] = await sessionByTokenHash(database).execute({
    tokenHash: hashSecretToken(token),
    accountId: '',
  });
  return found?.userId;
};

/** Lengths in UTF-16 units. */
const maxLengths = {
  message: 2000,
  stack: 10_000,
  source: 200,
  context: 2000,
  url: 2000,
  userAgent: 500,
  timestamp: 40,
} as const;

/** Redacts before it truncates, because a truncated card number would not be recognized. */
const truncate = (text: string, mostUnits: number): string =>
  redact(text.toWellFormed().replaceAll('\0', '')).slice(0, mostUnits).toWellFormed();

type Texts = { readonly [Name in keyof typeof maxLengths]?: string | undefined };

const truncateIfAny = (texts: Texts, name: keyof typeof maxLengths): string | undefined => {
  const text = texts[name];
  return text === undefined ? undefined : truncate(text, maxLengths[name]);
};

export const reportFrontendErrorHandler = defineHandler(
  reportFrontendError,
  async ({ platform, body, clientAddress }) => {
    await takeAttempt(platform, reportsPerAddress, clientNetwork(clientAddress));
    await insertFrontendError(platform.database, {
      id: platform.newIdentifier('fre'),
      receivedAt: platform.clock.now(),
      message: truncate(body.message, maxLengths.message),
      stack: truncateIfAny(body, 'stack'),
      source: truncateIfAny(body, 'source'),
      context: truncateIfAny(body, 'context'),
      url: truncateIfAny(body, 'url'),
      userAgent: truncateIfAny(body, 'userAgent'),
      userId: await findReporter(platform, body.sessionToken),
      reportedAt: truncateIfAny(body, 'timestamp'),
    });
    await dropOldestFrontendErrors(platform.database);
    return {};
  },
);
