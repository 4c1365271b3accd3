import { expect, it } from 'vitest';
import { expectedArrival } from './expected-arrival.ts';

it.each([
  ['2026-11-23T15:00:00Z', '2026-11-25T14:00:00.000Z', 'two days later, if no weekend is between'],
  ['2026-11-20T15:00:00Z', '2026-11-24T14:00:00.000Z', 'on Tuesday, if requested on a Friday'],
  ['2026-11-21T15:00:00Z', '2026-11-24T14:00:00.000Z', 'on Tuesday, if requested on a Saturday'],
  ['2026-11-24T15:00:00Z', '2026-11-27T14:00:00.000Z', 'after Thanksgiving'],
  ['2026-11-24T04:00:00Z', '2026-11-25T14:00:00.000Z', 'counted from the day in New York'],
])('expects a withdrawal of %s at %s: %s', (requestedAt, arrival) => {
  expect(expectedArrival(new Date(requestedAt)).toISOString()).toBe(arrival);
});
