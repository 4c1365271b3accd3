import { expect, test } from 'vitest';
import { periodText } from './period-text.ts';

test.each([
  [{}, undefined],
  [{ from: '2026-11-01' }, 'since Nov 1, 2026'],
  [{ until: '2026-11-02' }, 'until Nov 2, 2026'],
  [{ from: '2026-11-01', until: '2026-11-02' }, 'Nov 1, 2026 – Nov 2, 2026'],
  [{ from: '2026-11-01', until: '2026-11-01' }, 'Nov 1, 2026'],
])('describes the days of %o as %s', (days, text) => {
  expect(periodText(days)).toBe(text);
});
