/** The one source of time for everything that touches money. Tests and the seed move it; no call over HTTP does. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

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
