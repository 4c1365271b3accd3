import { expect, it } from 'vitest';
import { timeLeftText, timeLeftTone } from './time-left-text.ts';

it('raises the urgency below seven days and again below three', () => {
  expect([30, 7, 6, 3, 2, 0, -1].map(timeLeftTone)).toEqual([
    'info',
    'info',
    'caution',
    'caution',
    'critical',
    'critical',
    'critical',
  ]);
});

it('formats days left, today, and overdue as text', () => {
  expect([12, 1, 0, -3].map(timeLeftText)).toEqual(['12 days left', '1 day left', 'Due today', 'Overdue']);
});
