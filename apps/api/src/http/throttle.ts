import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { throttles } from '../db/schema/index.ts';
import type { Platform } from '../platform.ts';
import { AppError } from './app-error.ts';

/** So many tries in a window that begins with the first of them. */
export type Throttle = { readonly name: string; readonly limit: number; readonly windowMs: number };

/** A try that was let through; `giveBack` makes as if it had not been, where only failures count. */
export type Attempt = { giveBack(): Promise<void> };

const uncounted: Attempt = { giveBack: async () => undefined };

/** Whom a throttle counts is kept as a keyed hash: the table names nobody. */
const hashSubject = (platform: Platform, throttle: Throttle, subject: string) =>
  platform.vault.fingerprint(`throttle:${throttle.name}:${subject}`);

const retryAfterSeconds = async (platform: Platform, throttle: Throttle, subject: Buffer, now: Date) => {
  const [row] = await platform.database.drizzle
    .select({ startedAt: throttles.windowStartedAt })
    .from(throttles)
    .where(and(eq(throttles.name, throttle.name), eq(throttles.subject, subject)));
  const endsAtMs = (row?.startedAt ?? now).getTime() + throttle.windowMs;
  return Math.max(1, Math.ceil((endsAtMs - now.getTime()) / 1000));
};

/**
 * Takes one of the tries a throttle allows, or refuses with 429.
 *
 * The try is counted before it is made, in one statement in the database: many at once, through several processes, get
 * no more than the limit together.
 */
export const takeAttempt = async (
  platform: Platform,
  throttle: Throttle,
  subject: string,
): Promise<Attempt> => {
  if (!platform.settings.throttle) return uncounted;
  const { drizzle } = platform.database;
  const now = platform.clock.now();
  const windowBegin = new Date(now.getTime() - throttle.windowMs);
  const hashed = hashSubject(platform, throttle, subject);
  const isOver = lte(throttles.windowStartedAt, windowBegin);
  const [taken] = await drizzle
    .insert(throttles)
    .values({ name: throttle.name, subject: hashed, windowStartedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [throttles.name, throttles.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${throttles.windowStartedAt} end`,
      },
      setWhere: or(isOver, lt(throttles.count, throttle.limit)),
    })
    .returning({ windowStartedAt: throttles.windowStartedAt });
  if (taken === undefined) {
    throw new AppError('too_many_requests', {
      retryAfterSeconds: await retryAfterSeconds(platform, throttle, hashed, now),
    });
  }
  return {
    giveBack: async () => {
      await drizzle
        .update(throttles)
        .set({ count: sql`${throttles.count} - 1` })
        .where(
          and(
            eq(throttles.name, throttle.name),
            eq(throttles.subject, hashed),
            eq(throttles.windowStartedAt, taken.windowStartedAt),
            gt(throttles.count, 0),
          ),
        );
    },
  };
};
