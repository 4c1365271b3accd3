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

/** A busy session would write on every request; once a minute is precise enough for a limit of half an hour. */
const lastSeenStepMs = minuteMs;

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** A session that was not used since then has expired. */
export const idleSince = (now: Date): Date => after(now, -idleLimitMs);

/** Whether the session that created something is still live, as a condition within the statement that uses it. */
export const isFromLivingSession = (sessionTokenHash: AnyPgColumn, now: Date): SQL =>
  sql`exists (select from ${sessions} where ${sessions.tokenHash} = ${sessionTokenHash} and ${sessions.endedAt} is null
    and ${sessions.expiresAt} > ${now.toISOString()} and ${sessions.lastSeenAt} > ${idleSince(now).toISOString()})`;

const earlier = (first: Date, second: Date) => (first < second ? first : second);

/** Starts a session and returns its token, which is stored nowhere: only its hash is. */
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
 * The live session of a token, with current roles and grant; using it postpones its idle timeout.
 *
 * @param accountId the account that the request's address names; empty where it names none
 * @param isUse false for what a page does by itself: the session falls idle as if it had not been asked for
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
