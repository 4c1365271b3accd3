import { login } from '@tillbook/contract';
import { normalizeEmail } from '@tillbook/domain';
import { answer } from '../../http/call.ts';
import { clientNetwork } from '../../http/client-network.ts';
import { takeAttempt, type Throttle } from '../../http/throttle.ts';
import type { Platform } from '../../platform.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hashPassword, nobodysPasswordHash, verifyPassword } from './password-hash.ts';
import { beginSession } from './sessions.ts';
import { findUserByEmail, holdPasswordHash, updatePasswordHash, type User } from './store.ts';

const windowMs = 15 * 60_000;
const failuresPerEmail: Throttle = { name: 'login_email', limit: 10, windowMs };
const failuresPerAddress: Throttle = { name: 'login_address', limit: 50, windowMs };

/** An e-mail nobody registered costs the same one hash, so that the time of an answer tells nothing. */
const findByPassword = async (platform: Platform, email: string, password: string) => {
  const user = await findUserByEmail(platform.database, email);
  const verdict = await verifyPassword(password, user?.passwordHash ?? nobodysPasswordHash);
  return { user, signedIn: verdict.matches ? user : undefined, needsRehash: verdict.needsRehash };
};

/**
 * Begins the session unless the password was changed while it was being compared: that change ends all sessions, and
 * one that begins a moment later under the old password would have slipped through.
 */
const beginUnlessChanged = (platform: Platform, user: User, clientAddress: string | undefined) =>
  platform.database.drizzle.transaction(async (transaction) => {
    const held = await holdPasswordHash(transaction, user.id);
    if (held !== user.passwordHash) return undefined;
    await recordAudit(platform, { userId: user.id, action: 'session.begin', clientAddress }, transaction);
    return beginSession(platform, user.id, transaction);
  });

export const loginCall = answer(login, async ({ platform, body, clientAddress, refuse }) => {
  const email = normalizeEmail(body.email);
  const byAddress = await takeAttempt(platform, failuresPerAddress, clientNetwork(clientAddress));
  const byEmail = await takeAttempt(platform, failuresPerEmail, email);
  const { user, signedIn, needsRehash } = await findByPassword(platform, email, body.password);
  const token = signedIn && (await beginUnlessChanged(platform, signedIn, clientAddress));
  if (signedIn === undefined || token === undefined) {
    await recordAudit(platform, { userId: user?.id, action: 'session.refuse', clientAddress });
    return refuse('invalid_credentials');
  }
  await Promise.all([byAddress.giveBack(), byEmail.giveBack()]);
  if (needsRehash) {
    await updatePasswordHash(platform.database.drizzle, signedIn.id, await hashPassword(body.password));
  }
  return { token, email: signedIn.email, roles: signedIn.roles };
});
