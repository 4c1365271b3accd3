import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

test.each([
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01 01:30:00-04:00'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01 01:30:00-05:00'],
  ['Europe/Berlin', '2026-10-25T00:30:00.999Z', '2026-10-25 02:30:00+02:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', '2026-10-25 02:30:00+01:00'],
  ['Asia/Kolkata', '2026-11-01T05:30:00Z', '2026-11-01 11:00:00+05:30'],
  ['UTC', '2026-11-01T05:30:00Z', '2026-11-01 05:30:00+00:00'],
])('writes the UTC offset of %s at %s', (timeZone, instant, written) => {
  expect(localTime(timeZone).withOffset(new Date(instant))).toBe(written);
  expect(localTime(timeZone).iso(new Date(instant))).toBe(written.replace(' ', 'T'));
});
