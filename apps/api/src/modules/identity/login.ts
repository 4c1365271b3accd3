import { login } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { countFailures, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { hashPassword, nobodysPasswordHash, verifyPassword } from './password-hash.ts';
import { beginSession } from '../../access/sessions.ts';
import { findUserByEmail, lockPasswordHash, updatePasswordHash, type User } from './store.ts';
import { canonicalEmail } from '../../runtime/email-spelling.ts';

const windowMs = 15 * 60_000;
const failuresPerEmail: Throttle = { name: 'login_email', limit: 10, windowMs };
const failuresPerAddress: Throttle = { name: 'login_address', limit: 50, windowMs };

/** Hashes once even for an unknown email, so that the response time reveals nothing. */
const findByPassword = async (platform: Platform, email: string, password: string) => {
  const user = await findUserByEmail(platform.database, email);
  const verdict = await verifyPassword(password, user?.passwordHash ?? nobodysPasswordHash);
  return { user, signedIn: verdict.matches ? user : undefined, needsRehash: verdict.needsRehash };
};

/**
 * Starts no session if the password changed while it was compared, because the change could not end that
 * session.
 */
const beginUnlessChanged = (platform: Platform, user: User, clientAddress: string | undefined) =>
  platform.database.drizzle.transaction(async (transaction) => {
    const held = await lockPasswordHash(transaction, user.id);
    if (held !== user.passwordHash) return undefined;
    await recordAudit(platform, { userId: user.id, action: 'session.begin', clientAddress }, transaction);
    return beginSession(platform, user.id, transaction);
  });

const signIn = async (
  platform: Platform,
  email: string,
  password: string,
  clientAddress: string | undefined,
) => {
  const { user, signedIn, needsRehash } = await findByPassword(platform, email, password);
  const token = signedIn && (await beginUnlessChanged(platform, signedIn, clientAddress));
  if (signedIn === undefined || token === undefined) {
    await recordAudit(platform, { userId: user?.id, action: 'session.refuse', clientAddress });
    throw new AppError('invalid_credentials');
  }
  if (needsRehash) {
    await updatePasswordHash(platform.database.drizzle, signedIn.id, await hashPassword(password));
  }
  return { token, email: signedIn.email, roles: signedIn.roles };
};

const isFailure = (error: unknown) => error instanceof AppError && error.code === 'invalid_credentials';

/**
 * Counts failures by email and by network address; an attempt refused because of its email doesn't count for
 * the address.
 */
export const loginHandler = defineHandler(login, async ({ platform, body, clientAddress }) => {
  const email = canonicalEmail(body.email);
  const address = clientNetwork(clientAddress);
  return countFailures(platform, { throttle: failuresPerAddress, subject: address, isFailure }, () =>
    countFailures(platform, { throttle: failuresPerEmail, subject: email, isFailure }, () =>
      signIn(platform, email, body.password, clientAddress),
    ),
  );
});
