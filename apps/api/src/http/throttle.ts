import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, gt, lt, lte, or, sql } from '../db/drizzle/query.ts';
import type { Connection } from '../db/client.ts';
import { throttles } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { AppError } from '../runtime/app-error.ts';
import { type Attempt, endAttempt, recordUnderWay, releaseOfDead } from './attempts-under-way.ts';

/** The window begins with the first attempt. */
export type Throttle = {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** Replaces the message of the error table. */
  readonly message?: string;
};

type CountedFailures = {
  readonly throttle: Throttle;
  readonly subject: string;
  readonly isFailure: (error: unknown) => boolean;
};

type Counter = {
  readonly connection: Connection;
  readonly throttle: Throttle;
  /** A keyed hash, so that the table contains no email or IP addresses. */
  readonly subject: Buffer;
  readonly now: Date;
};

const looksAgainAfterMs = 50;
const longestWaitMs = 10_000;
/**
 * Sent if the limit is reached only because of attempts in progress, which end within seconds even if their
 * process dies.
 */
const retryWhileUnderWaySeconds = 2;

const counterOf = (platform: Platform, throttle: Throttle, subject: string): Omit<Counter, 'connection'> => ({
  throttle,
  subject: platform.vault.fingerprint(`throttle:${throttle.name}:${subject}`),
  now: platform.clock.now(),
});

const isCounter = ({ throttle, subject }: Counter) =>
  and(eq(throttles.name, throttle.name), eq(throttles.subject, subject));

const findWindow = async (counter: Counter) => {
  const [row] = await counter.connection
    .select({ startedAt: throttles.windowStartedAt, failedCount: throttles.failedCount })
    .from(throttles)
    .where(isCounter(counter));
  return row;
};

/**
 * Counts an attempt in one statement, unless the limit is reached.
 *
 * @returns when the attempt's window started
 */
const count = async (counter: Counter): Promise<Date | undefined> => {
  const { connection, throttle, subject, now } = counter;
  const fromNow = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const isOver = or(
    lte(throttles.windowStartedAt, fromNow(-throttle.windowMs)),
    // The clock has been set back: a window in the future would lock people out for too long.
    gt(throttles.windowStartedAt, fromNow(throttle.windowMs)),
  );
  const [taken] = await connection
    .insert(throttles)
    .values({ name: throttle.name, subject, windowStartedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [throttles.name, throttles.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        failedCount: sql`case when ${isOver} then 0 else ${throttles.failedCount} end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${throttles.windowStartedAt} end`,
      },
      setWhere: or(isOver, lt(throttles.count, throttle.limit)),
    })
    .returning({ windowStartedAt: throttles.windowStartedAt });
  return taken?.windowStartedAt;
};

const begin = ({ database, processId }: Platform, counter: Counter): Promise<Attempt | undefined> =>
  database.drizzle.transaction(async (transaction) => {
    const windowStartedAt = await count({ ...counter, connection: transaction });
    if (windowStartedAt === undefined) return undefined;
    const attempt = { name: counter.throttle.name, subject: counter.subject, processId, windowStartedAt };
    await recordUnderWay(transaction, attempt);
    return attempt;
  });

/**
 * Counts an attempt. If the limit is reached only because of attempts in progress, in any live process, waits
 * for them to end.
 */
const beginWhenFree = async (platform: Platform, counter: Counter): Promise<Attempt | undefined> => {
  const givesUpAtMs = performance.now() + longestWaitMs;
  for (;;) {
    const attempt = await begin(platform, counter);
    if (attempt !== undefined) return attempt;
    if (await releaseOfDead(platform, { name: counter.throttle.name, subject: counter.subject })) continue;
    const window = await findWindow(counter);
    if (window !== undefined && window.failedCount >= counter.throttle.limit) return undefined;
    if (performance.now() >= givesUpAtMs) return undefined;
    // Many attempts wait for the same few: a random part keeps them from polling at the same time.
    await sleep(looksAgainAfterMs * (1 + Math.random()));
  }
};

const refuse = ({ throttle }: Counter, retryAfterSeconds: number): never => {
  throw new AppError('too_many_requests', {
    ...(throttle.message !== undefined && { message: throttle.message }),
    retryAfterSeconds,
  });
};

const secondsToEnd = ({ throttle, now }: Counter, startedAt: Date): number =>
  Math.max(1, Math.ceil((startedAt.getTime() + throttle.windowMs - now.getTime()) / 1000));

const refuseUntilEnd = async (counter: Counter): Promise<never> => {
  const window = await findWindow(counter);
  return refuse(counter, secondsToEnd(counter, window?.startedAt ?? counter.now));
};

/** Refuses for the rest of the window if the failures alone reach the limit, otherwise for a few seconds. */
const refuseFailures = async (counter: Counter): Promise<never> => {
  const window = await findWindow(counter);
  const isUsedUp = window !== undefined && window.failedCount >= counter.throttle.limit;
  return refuse(counter, isUsedUp ? secondsToEnd(counter, window.startedAt) : retryWhileUnderWaySeconds);
};

/**
 * Takes one of the attempts that a throttle allows, or refuses with 429. Counts it beforehand in one
 * statement in the database, so that concurrent attempts in all processes stay within the limit together.
 *
 * @param connection a transaction; if it is rolled back, the attempt is not counted
 */
export const takeAttempt = async (
  platform: Platform,
  throttle: Throttle,
  subject: string,
  connection: Connection = platform.database.drizzle,
): Promise<void> => {
  if (!platform.settings.throttle) return;
  const counter = { ...counterOf(platform, throttle, subject), connection };
  if ((await count(counter)) === undefined) await refuseUntilEnd(counter);
};

/**
 * Runs an action, and counts it if `isFailure` accepts its error. Attempts in progress count while their
 * process is alive. If only attempts in progress fill the limit, the action waits for them, and is refused
 * for seconds at most: sign-ins with the correct password never lock each other out.
 */
export const countFailures = async <T>(
  platform: Platform,
  { throttle, subject, isFailure }: CountedFailures,
  run: () => Promise<T>,
): Promise<T> => {
  if (!platform.settings.throttle) return run();
  const counter = { ...counterOf(platform, throttle, subject), connection: platform.database.drizzle };
  const attempt = await beginWhenFree(platform, counter);
  if (attempt === undefined) return refuseFailures(counter);
  let hasFailed = false;
  try {
    return await run();
  } catch (error) {
    hasFailed = isFailure(error);
    throw error;
  } finally {
    await endAttempt(platform, attempt, hasFailed);
  }
};
