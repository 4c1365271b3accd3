import type { Platform } from '../platform.ts';
import { findSession } from './sessions.ts';
import { AppError } from '../runtime/app-error.ts';
import type { Session } from './session.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{20,128})$/;

/**
 * Finds the session of a request; refuses ended, unknown and malformed tokens with the same error.
 *
 * @param accountId the account in the request's address: session and grant then come from one statement
 * @param isUse false for requests that a page sends without an action of its user
 */
export const authenticate = async (
  platform: Platform,
  authorization: string | undefined,
  accountId = '',
  isUse = true,
): Promise<Session> => {
  const token = bearer.exec(authorization ?? '')?.[1];
  const session = token === undefined ? undefined : await findSession(platform, token, accountId, isUse);
  if (session === undefined) throw new AppError('unauthenticated');
  return session;
};
