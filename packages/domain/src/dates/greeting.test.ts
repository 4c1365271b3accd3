import { expect, it } from 'vitest';
import { greetingForHour } from './greeting.ts';

it.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('greets a person at hour %d with "%s"', { meta: { shows: ['spec:2.47'] } }, (hour, greeting) => {
  expect(greetingForHour(hour)).toBe(greeting);
});
