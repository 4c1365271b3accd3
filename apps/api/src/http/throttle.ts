import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { Connection } from '../db/client.ts';
import { throttles } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { AppError } from '../app-error.ts';
import { enterLane } from './throttle-lane.ts';

/** So many tries in a window that begins with the first of them. */
export type Throttle = {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** What a person reads who is refused, where it is more exact than the table's sentence. */
  readonly message?: string;
};

type CountedFailures = {
  readonly throttle: Throttle;
  readonly subject: string;
  readonly isFailure: (error: unknown) => boolean;
};

/** A try that was counted; `giveBack` makes as if it had not been. */
type Attempt = { giveBack(): Promise<void> };

/** Whom a throttle counts is kept as a keyed hash: the table names nobody. */
const hashSubject = (platform: Platform, throttle: Throttle, subject: string) =>
  platform.vault.fingerprint(`throttle:${throttle.name}:${subject}`);

const retryAfterSeconds = async (connection: Connection, throttle: Throttle, subject: Buffer, now: Date) => {
  const [row] = await connection
    .select({ startedAt: throttles.windowStartedAt })
    .from(throttles)
    .where(and(eq(throttles.name, throttle.name), eq(throttles.subject, subject)));
  const endsAtMs = (row?.startedAt ?? now).getTime() + throttle.windowMs;
  return Math.max(1, Math.ceil((endsAtMs - now.getTime()) / 1000));
};

/** Counts a try in one statement, or does not where the limit is reached. */
const count = async (
  connection: Connection,
  throttle: Throttle,
  subject: Buffer,
  now: Date,
): Promise<Attempt | undefined> => {
  const away = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const isOver = or(
    lte(throttles.windowStartedAt, away(-throttle.windowMs)),
    // The clock has been set back since: nobody is shut out for as long as it was ahead.
    gt(throttles.windowStartedAt, away(throttle.windowMs)),
  );
  const [taken] = await connection
    .insert(throttles)
    .values({ name: throttle.name, subject, windowStartedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [throttles.name, throttles.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${throttles.windowStartedAt} end`,
      },
      setWhere: or(isOver, lt(throttles.count, throttle.limit)),
    })
    .returning({ windowStartedAt: throttles.windowStartedAt });
  if (taken === undefined) return undefined;
  return {
    giveBack: async () => {
      await connection
        .update(throttles)
        .set({ count: sql`${throttles.count} - 1` })
        .where(
          and(
            eq(throttles.name, throttle.name),
            eq(throttles.subject, subject),
            eq(throttles.windowStartedAt, taken.windowStartedAt),
            gt(throttles.count, 0),
          ),
        );
    },
  };
};

const refuse = async (
  connection: Connection,
  throttle: Throttle,
  subject: Buffer,
  now: Date,
): Promise<never> => {
  throw new AppError('too_many_requests', {
    ...(throttle.message !== undefined && { message: throttle.message }),
    retryAfterSeconds: await retryAfterSeconds(connection, throttle, subject, now),
  });
};

/**
 * Takes one of the tries a throttle allows, or refuses with 429.
 *
 * The try is counted before it is made, in one statement in the database: many at once, through several processes, get
 * no more than the limit together.
 *
 * @param connection a transaction takes the try back where it fails
 */
export const takeAttempt = async (
  platform: Platform,
  throttle: Throttle,
  subject: string,
  connection: Connection = platform.database.drizzle,
): Promise<void> => {
  if (!platform.settings.throttle) return;
  const now = platform.clock.now();
  const hashed = hashSubject(platform, throttle, subject);
  if ((await count(connection, throttle, hashed, now)) === undefined) {
    await refuse(connection, throttle, hashed, now);
  }
};

/**
 * Does what may fail only so often, and counts it only where it failed in the way that is meant; the rest is given back.
 *
 * What is under way counts until it has ended, so that many at once get no more than the limit. Whoever is over the limit
 * by that alone waits for it: those who sign in well at the same moment do not lock each other out. Each process knows
 * its own tries only; behind several processes one may be refused for another's that would have ended well.
 */
export const countFailures = async <T>(
  platform: Platform,
  { throttle, subject, isFailure }: CountedFailures,
  work: () => Promise<T>,
): Promise<T> => {
  if (!platform.settings.throttle) return work();
  const { drizzle } = platform.database;
  const hashed = hashSubject(platform, throttle, subject);
  const lane = enterLane(platform, hashed);
  let keep = false;
  let attempt: Attempt | undefined;
  try {
    const now = platform.clock.now();
    attempt = await lane.whenFree(() => count(drizzle, throttle, hashed, now));
    if (attempt === undefined) return await refuse(drizzle, throttle, hashed, now);
    return await work();
  } catch (error) {
    keep = isFailure(error);
    throw error;
  } finally {
    try {
      if (!keep) await attempt?.giveBack();
    } finally {
      lane.leave();
    }
  }
};
