import { formatDateTime } from '@tillbook/domain';
import { expect, test } from 'vitest';
import { entrySetDate } from './entry-set-date.ts';

test.each(['2026-01-31T00:00:00Z', '2026-01-31T00:00:00.000Z'])(
  'shows %s as a day in every time zone',
  (date) => {
    expect(entrySetDate(date)).toBe('Jan 31, 2026');
  },
);

test.each(['2026-01-31T00:00:01Z', '2026-01-31T10:00:00Z'])('shows %s as a time', (date) => {
  expect(entrySetDate(date)).toBe(formatDateTime(date));
});
