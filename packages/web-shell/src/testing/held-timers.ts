/** Timers of this delay or longer are held: on a slow machine they would fire between two steps of a test. */
const heldFromMs = 1000;

type HeldTimer = {
  readonly delayMs: number;
  readonly dueMs: number;
  readonly everyMs?: number;
  readonly run: () => void;
};

const held = new Map<number, HeldTimer>();
let waiting: readonly (() => void)[] = [];
let passedMs = 0;
/** Negative, unlike the IDs of the browser. */
let lastId = 0;

const native = {
  setTimeout: window.setTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  clearInterval: window.clearInterval.bind(window),
};

const hold = (timer: HeldTimer): number => {
  lastId -= 1;
  held.set(lastId, timer);
  const notified = waiting;
  waiting = [];
  for (const notify of notified) notify();
  return lastId;
};

const start =
  (name: 'setTimeout' | 'setInterval') =>
  (handler: TimerHandler, delayMs = 0, ...args: unknown[]): number => {
    if (delayMs < heldFromMs || typeof handler !== 'function') return native[name](handler, delayMs, ...args);
    const run = (): void => void handler(...args);
    const repeats = name === 'setInterval' && { everyMs: delayMs };
    return hold({ delayMs, dueMs: passedMs + delayMs, run, ...repeats });
  };

const clear = (id?: number): void => {
  if (id === undefined || !held.delete(id)) native.clearTimeout(id);
};

/**
 * Holds the page's timers of a second or more until `letTimePass` runs them; shorter timers run as usual.
 *
 * @returns a function that drops the held timers and restores the browser's timers
 */
export const holdTimers = (): (() => void) => {
  passedMs = 0;
  const holding = { setTimeout: start('setTimeout'), setInterval: start('setInterval') };
  Object.assign(window, holding, { clearTimeout: clear, clearInterval: clear });
  return () => {
    Object.assign(window, native);
    held.clear();
    waiting = [];
  };
};

const isHeld = (delayMs: number): boolean => [...held.values()].some((timer) => timer.delayMs === delayMs);

/** Waits until the page has started a timer with this delay: React starts timers some time after rendering. */
export const untilHeld = async (delayMs: number): Promise<void> => {
  while (!isHeld(delayMs)) {
    await new Promise<void>((resolve) => {
      waiting = [...waiting, resolve];
    });
  }
};

const nextDue = (untilMs: number) =>
  [...held]
    .filter(([, { dueMs }]) => dueMs <= untilMs)
    .toSorted(([, one], [, other]) => one.dueMs - other.dueMs)[0];

/** Runs the held timers that are due within this time, in their order. */
export const letTimePass = (durationMs: number): void => {
  const untilMs = passedMs + durationMs;
  for (let due = nextDue(untilMs); due !== undefined; due = nextDue(untilMs)) {
    const [id, { delayMs, dueMs, everyMs, run }] = due;
    passedMs = dueMs;
    if (everyMs === undefined) held.delete(id);
    else held.set(id, { delayMs, dueMs: dueMs + everyMs, everyMs, run });
    run();
  }
  passedMs = untilMs;
};
