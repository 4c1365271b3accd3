import { expect, test } from 'vitest';
import { formatTimeZone } from './format-time-zone.ts';

test.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['Europe/Berlin', 'Central European Time'],
  ['UTC', 'UTC'],
])('names the time zone %s as %s, in summer and in winter', (timeZone, name) => {
  expect(formatTimeZone({ timeZone })).toBe(name);
});

test("names the person's own time zone by default", () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(formatTimeZone()).toBe(formatTimeZone({ timeZone }));
});

test('throws for a time zone that does not exist', () => {
  expect(() => formatTimeZone({ timeZone: 'Mars/Olympus' })).toThrow(RangeError);
});
