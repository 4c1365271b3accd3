import { reportFrontendError } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { hashSecretToken } from '../../secret-token.ts';
import { sessionByTokenHash } from '../../access/session-store.ts';
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

/** As much as is stored of each text, in UTF-16 units. */
const mostKept = {
  message: 2000,
  stack: 10_000,
  source: 200,
  context: 2000,
  url: 2000,
  userAgent: 500,
  timestamp: 40,
} as const;

/** Redacted before it is cut: the beginning of a card number would not be known for one. */
const keep = (text: string, mostUnits: number): string =>
  redact(text.toWellFormed().replaceAll('\0', '')).slice(0, mostUnits).toWellFormed();

type Texts = { readonly [Name in keyof typeof mostKept]?: string | undefined };

const keepIfAny = (texts: Texts, name: keyof typeof mostKept): string | undefined => {
  const text = texts[name];
  return text === undefined ? undefined : keep(text, mostKept[name]);
};

export const reportFrontendErrorHandler = defineHandler(
  reportFrontendError,
  async ({ platform, body, clientAddress }) => {
    await takeAttempt(platform, reportsPerAddress, clientNetwork(clientAddress));
    await insertFrontendError(platform.database, {
      id: platform.newIdentifier('fre'),
      receivedAt: platform.clock.now(),
      message: keep(body.message, mostKept.message),
      stack: keepIfAny(body, 'stack'),
      source: keepIfAny(body, 'source'),
      context: keepIfAny(body, 'context'),
      url: keepIfAny(body, 'url'),
      userAgent: keepIfAny(body, 'userAgent'),
      userId: await findReporter(platform, body.sessionToken),
      reportedAt: keepIfAny(body, 'timestamp'),
    });
    await dropOldestFrontendErrors(platform.database);
    return {};
  },
);
