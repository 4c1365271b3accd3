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
 * set.
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
