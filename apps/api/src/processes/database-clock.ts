import type { Clock } from '../runtime/clock.ts';

/** A clock that reads the database's time, whatever the machine's own clock says. */
export type DatabaseClock = Clock & {
  /**
   * Sets it by a response of the database.
   *
   * @param databaseMs the database's time in the response
   * @param sentAtMs when the question was sent, by `performance.now()`
   * @param receivedAtMs when the response arrived
   */
  setBy(databaseMs: number, sentAtMs: number, receivedAtMs: number): void;
};

/** A slow round trip says too little about the time; the first one has to do, whatever it took. */
const longestRoundTripMs = 500;

type SystemTime = Pick<typeof performance, 'now'>;

/** Until it is set, it reads the machine's clock. From then on it is carried by the one clock that is never set. */
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
