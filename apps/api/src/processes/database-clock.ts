import type { Clock } from '../runtime/clock.ts';

/** Reads the database's time, regardless of the machine's own clock. */
export type DatabaseClock = Clock & {
  /**
   * Sets the clock by a response of the database.
   * @param databaseMs the database's time in the response
   * @param sentAtMs when the question was sent, by `performance.now()`
   * @param receivedAtMs when the response arrived
   */
  setBy(databaseMs: number, sentAtMs: number, receivedAtMs: number): void;
};

/** Ignores slower round trips, which are too inexact; the first one counts, however slow. */
const longestRoundTripMs = 500;

type SystemTime = Pick<typeof performance, 'now'>;

/**
 * Reads the machine's clock until it is set, and from then on advances by the one clock that is never set.
 */
export const databaseClock = (steady: SystemTime = performance): DatabaseClock => {
  let known: { readonly databaseMs: number; readonly atMs: number } | undefined;
  return {
    now: () => (known ? new Date(known.databaseMs + steady.now() - known.atMs) : new Date()),
    setBy: (databaseMs, sentAtMs, receivedAtMs) => {
      const roundTripMs = receivedAtMs - sentAtMs;
      if (known !== undefined && roundTripMs > longestRoundTripMs) return;
      known = { databaseMs, atMs: sentAtMs + roundTripMs / 2 };
    },
  };
};
