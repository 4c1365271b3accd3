import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresence, type Presence } from './presence.ts';

const listeners = new Set<() => void>();
let reached: 'reachable' | 'unreachable' = 'reachable';
const reachability = {
  get: () => reached,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  noteAnswer: () => undefined,
  noteSilence: () => undefined,
};

const reach = (state: typeof reached) => {
  reached = state;
  for (const listener of listeners) listener();
};

let presence: Presence;
beforeEach(() => {
  vi.useFakeTimers();
  reach('reachable');
  presence = watchPresence({ reachability });
});
afterEach(() => {
  presence.stop();
  vi.useRealTimers();
});

const minuteMs = 60_000;

test('a page that nobody touches for ten minutes is left alone, until somebody does', async () => {
  const there = presence.whileThere();
  vi.advanceTimersByTime(9 * minuteMs);
  window.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(9 * minuteMs);
  expect(there.aborted).toBe(false);
  vi.advanceTimersByTime(2 * minuteMs);
  expect([there.aborted, presence.isThere()]).toEqual([true, false]);
  const back = presence.whenThere(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await Promise.race([back, Promise.resolve('still waiting')])).toBe('still waiting');
  window.dispatchEvent(new Event('keydown'));
  await back;
  expect(presence.whileThere().aborted).toBe(false);
});

test('while the platform cannot be reached nobody is there, and a wait that is given up ends', async () => {
  const there = presence.whileThere();
  reach('unreachable');
  expect(there.aborted).toBe(true);
  const givingUp = new AbortController();
  const waiting = presence.whenThere(givingUp.signal);
  givingUp.abort();
  await waiting;
  reach('reachable');
  await presence.whenThere(new AbortController().signal);
});

test('a page that is left is not there, and is again when the browser brings it back', () => {
  const there = presence.whileThere();
  window.dispatchEvent(new Event('pagehide'));
  expect(there.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(presence.isThere()).toBe(true);
});
