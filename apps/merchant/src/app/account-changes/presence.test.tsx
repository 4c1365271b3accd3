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

test('pauses after ten minutes without interaction, until somebody returns', async () => {
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

test('is absent while the platform cannot be reached, and ends a canceled wait', async () => {
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

test('is absent once the page is left, and present when the browser restores it', () => {
  const there = presence.whileThere();
  window.dispatchEvent(new Event('pagehide'));
  expect(there.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(presence.isThere()).toBe(true);
});
