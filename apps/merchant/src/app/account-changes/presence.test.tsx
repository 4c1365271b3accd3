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
  recordCall: () => ({ recordResponse: () => undefined, recordLostCall: () => undefined }),
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

test('treats the user as absent after ten minutes without interaction, until the user is active again', async () => {
  const absence = presence.absenceSignal();
  vi.advanceTimersByTime(9 * minuteMs);
  window.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(9 * minuteMs);
  expect(absence.aborted).toBe(false);
  vi.advanceTimersByTime(2 * minuteMs);
  expect([absence.aborted, presence.isPresent()]).toEqual([true, false]);
  const back = presence.untilPresent(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await Promise.race([back, Promise.resolve('still waiting')])).toBe('still waiting');
  window.dispatchEvent(new Event('keydown'));
  await back;
  expect(presence.absenceSignal().aborted).toBe(false);
});

test('treats the user as absent while the platform is unreachable, and ends a canceled wait', async () => {
  const absence = presence.absenceSignal();
  reach('unreachable');
  expect(absence.aborted).toBe(true);
  const givingUp = new AbortController();
  const waiting = presence.untilPresent(givingUp.signal);
  givingUp.abort();
  await waiting;
  reach('reachable');
  await presence.untilPresent(new AbortController().signal);
});

test('treats the user as absent after the page is left, and as present when the browser restores it', () => {
  const absence = presence.absenceSignal();
  window.dispatchEvent(new Event('pagehide'));
  expect(absence.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(presence.isPresent()).toBe(true);
});
