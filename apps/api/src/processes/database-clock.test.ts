import { expect, test } from 'vitest';
import { databaseClock } from './database-clock.ts';

const steadyTime = (startMs: number) => {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    pass: (milliseconds: number) => {
      nowMs += milliseconds;
    },
  };
};

test("takes the database's time as that of the middle of the round trip, and advances from there", () => {
  const steady = steadyTime(1000);
  const clock = databaseClock(steady);
  steady.pass(40);
  clock.setBy(Date.parse('2026-03-02T15:00:00.000Z'), 1000, 1040);
  expect(clock.now().toISOString()).toBe('2026-03-02T15:00:00.020Z');
  steady.pass(3_600_000);
  expect(clock.now().toISOString()).toBe('2026-03-02T16:00:00.020Z');
});

test("reads the machine's time until the clock is set", () => {
  expect(Math.abs(databaseClock().now().getTime() - Date.now())).toBeLessThan(60_000);
});

test('ignores a slow round trip, except for the first', () => {
  const steady = steadyTime(0);
  const clock = databaseClock(steady);
  steady.pass(3000);
  clock.setBy(10_000, 0, 3000);
  expect(clock.now().getTime()).toBe(11_500);
  steady.pass(501);
  clock.setBy(90_000, 3000, 3501);
  expect(clock.now().getTime()).toBe(12_001);
});

test('stays as set if a response agrees within its round trip, so that the time does not run backwards', () => {
  const steady = steadyTime(0);
  const clock = databaseClock(steady);
  clock.setBy(10_000, 0, 0);
  steady.pass(3000);
  // The database read its time at the end of the round trip, 13,000, which an even split takes for the middle.
  clock.setBy(13_000, 2800, 3000);
  expect(clock.now().getTime()).toBe(13_000);
  steady.pass(3000);
  // The database read its time at the start of the round trip.
  clock.setBy(15_800, 5800, 6000);
  expect(clock.now().getTime()).toBe(16_000);
});

test("follows the database's time no further than a response proves, forward and back", () => {
  const steady = steadyTime(0);
  const clock = databaseClock(steady);
  clock.setBy(10_000, 0, 0);
  steady.pass(1000);
  clock.setBy(12_000, 900, 1000);
  expect(clock.now().getTime()).toBe(12_000);
  steady.pass(1000);
  clock.setBy(9000, 1900, 2000);
  expect(clock.now().getTime()).toBe(9100);
});
