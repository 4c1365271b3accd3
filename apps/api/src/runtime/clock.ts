/**
 * The time for everything that concerns money; there is no other source. Tests and the seed move it; no HTTP
 * call does.
 */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

const simulatedClock = (startsAt: Date): Clock => {
  const shiftMs = startsAt.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shiftMs) };
};

/** Returns the machine's clock, unless `CLOCK_STARTS_AT` simulates another clock. */
export const clockOf = ({ clockStartsAt }: { readonly clockStartsAt: Date | undefined }): Clock =>
  clockStartsAt === undefined ? systemClock : simulatedClock(clockStartsAt);

/** Advances only when moved, and never backwards. */
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
