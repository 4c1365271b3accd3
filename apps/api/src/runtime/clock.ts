/**
 * Returns the time for everything that touches money; there is no other source. Tests and the seed move it;
 * no HTTP call does.
 */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Returns a clock that starts at an instant and runs as fast as the machine's. */
const simulatedClock = (startsAt: Date): Clock => {
  const shiftMs = startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs) };
};

/** Returns the machine's clock, unless `CLOCK_STARTS_AT` simulates another. */
export const clockOf = ({ clockStartsAt }: { readonly clockStartsAt: Date | undefined }): Clock =>
  clockStartsAt === undefined ? systemClock : simulatedClock(clockStartsAt);

/** Stops until it is moved; it never runs backwards. */
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
