import { expect, test } from 'vitest';
import { readMonth } from './months.ts';

const november = (now: string) => () => readMonth('2026-11', new Date(now));
const closedAt = (now: string) => readMonth('2026-10', new Date(now)).closed;

test('a month closes a minute after its last midnight in New York, when nothing of it is still under way', () => {
  expect(closedAt('2026-11-01T04:00:00.000Z')).toBe(false);
  expect(closedAt('2026-11-01T04:00:59.999Z')).toBe(false);
  expect(closedAt('2026-11-01T04:01:00.000Z')).toBe(true);
});

test('the running month is served until it ends, and the next is refused until it begins', () => {
  expect(november('2026-11-01T03:59:59.999Z')).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  expect(november('2026-11-01T04:00:00.000Z')().closed).toBe(false);
});
