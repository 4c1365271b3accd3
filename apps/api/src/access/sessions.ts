import { sql, type SQL } from '../db/drizzle/query.ts';
import type { AnyPgColumn } from '../db/drizzle/pg-core.ts';
import type { Connection } from '../db/client.ts';
import { sessions } from '../db/schema/index.ts';
import type { Session } from './session.ts';
import type { Platform } from '../platform.ts';
import { hashSecretToken, newSecretToken } from '../runtime/secret-token.ts';
import { insertSession, sessionByTokenHash, updateLastSeen } from './session-store.ts';

const minuteMs = 60_000;
const idleLimitMs = 30 * minuteMs;
const absoluteLimitMs = 12 * 60 * minuteMs;

/** Avoids a write per request; a minute is precise enough for a limit of half an hour. */
const lastSeenStepMs = minuteMs;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

export const idleSince = (now: Date): Date => after(now, -idleLimitMs);

/**
 * Returns an SQL condition for a statement that uses a row: the session that created the row has neither
 * ended nor expired.
 */
export const isFromLivingSession = (sessionTokenHash: AnyPgColumn, now: Date): SQL =>
  sql`exists (select from ${sessions} where ${sessions.tokenHash} = ${sessionTokenHash} and ${sessions.endedAt} is null
    and ${sessions.expiresAt} > ${now.toISOString()} and ${sessions.lastSeenAt} > ${idleSince(now).toISOString()})`;

const earlier = (first: Date, second: Date) => (first < second ? first : second);

/** Starts a session and returns its token, of which only the hash is stored. */
export const beginSession = async (
  platform: Platform,
  userId: string,
  connection: Connection = platform.database.drizzle,
): Promise<string> => {
  const now = platform.clock.now();
  const { token, hash } = newSecretToken();
  await insertSession(connection, {
    tokenHash: hash,
    userId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: after(now, absoluteLimitMs),
  });
  return token;
};

const stepLastSeen = async (platform: Platform, tokenHash: Buffer, lastSeenAt: Date): Promise<Date> => {
  const now = platform.clock.now();
  if (now.getTime() - lastSeenAt.getTime() < lastSeenStepMs) return lastSeenAt;
  await updateLastSeen(platform.database.drizzle, tokenHash, now);
  return now;
};

/**
 * Finds the live session of a token, with current roles and grant; a use postpones its idle timeout.
 *
 * @param accountId the account in the request's address; empty if the address names no account
 * @param isUse false for requests that a page sends without an action of its user, which do not postpone the
 * timeout
 */
export const findSession = async (
  platform: Platform,
  token: string,
  accountId: string,
  isUse = true,
): Promise<Session | undefined> => {
  const tokenHash = hashSecretToken(token);
  const [found] = await sessionByTokenHash(platform.database).execute({ tokenHash, accountId });
  if (found === undefined) return undefined;
  const { lastSeenAt, expiresAt, grant, ...person } = found;
  const now = platform.clock.now();
  if (now >= expiresAt || now >= after(lastSeenAt, idleLimitMs)) return undefined;
  const seenAt = isUse ? await stepLastSeen(platform, tokenHash, lastSeenAt) : lastSeenAt;
  return {
    ...person,
    tokenHash,
    expiresAt: earlier(expiresAt, after(seenAt, idleLimitMs)),
    grant: grant ?? undefined,
  };
};
