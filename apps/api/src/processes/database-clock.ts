import type { Clock } from '../runtime/clock.ts';

/** A clock that follows the database's time, regardless of the machine's own clock. */
export type DatabaseClock = Clock & {
  /**
   * Sets the clock from a response of the database.
   * @param databaseMs the database's time in the response
   * @param sentAtMs when the request was sent, by `performance.now()`
   * @param receivedAtMs when the response arrived
   */
  setBy(databaseMs: number, sentAtMs: number, receivedAtMs: number): void;
};

/** Slower round trips are too inexact, except for the first. */
const longestRoundTripMs = 500;

type SystemTime = Pick<typeof performance, 'now'>;

/**
 * Reads the machine's clock until it is set, and from then on advances by the steady clock, which is never
 * set. Follows a response only if the two times differ by more than its round trip explains: otherwise the
 * time would run backwards after many of them.
 */
export const databaseClock = (steady: SystemTime = performance): DatabaseClock => {
  /** The database's time minus the steady clock's. */
  let aheadMs: number | undefined;
  return {
    now: () => (aheadMs === undefined ? new Date() : new Date(steady.now() + aheadMs)),
    setBy: (databaseMs, sentAtMs, receivedAtMs) => {
      const [leastMs, mostMs] = [databaseMs - receivedAtMs, databaseMs - sentAtMs];
      if (aheadMs === undefined) {
        aheadMs = (leastMs + mostMs) / 2;
        return;
      }
      if (mostMs - leastMs <= longestRoundTripMs) aheadMs = Math.min(Math.max(aheadMs, leastMs), mostMs);
    },
  };
};
