/** The one source of time for everything that touches money. Tests and the seed move it; no call over HTTP does. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/**
 * Returns a clock that starts at an instant and runs as fast as the system's clock.
 *
 * @param startsAt what the clock shows now
 */
const simulatedClock = (startsAt: Date): Clock => {
  const shiftMs = startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs) };
};

/** Returns the clock that the settings ask for: the system's, unless `CLOCK_STARTS_AT` simulates one. */
export const clockOf = ({ clockStartsAt }: { readonly clockStartsAt: Date | undefined }): Clock =>
  clockStartsAt === undefined ? systemClock : simulatedClock(clockStartsAt);

/** A clock that stands still until it is moved; it never runs backwards. */
export type MovableClock = Clock & { moveTo(instant: Date): void; moveBy(milliseconds: number): void };

export const movableClock = (start: Date): MovableClock => {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    moveTo: (instant) => {
      current = Math.max(current, instant.getTime());
    },
    moveBy: (milliseconds) => {
      current += Math.max(0, milliseconds);
    },
  };
};
