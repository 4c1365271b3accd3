import { expect, test } from 'vitest';
import { filterWords } from './filter-words.ts';

const accounts = [{ id: 'gla_1', number: '1010', name: 'Operating bank' }];

test.each([
  [{ status: 'Draft' } as const, 'with the status Draft'],
  [{ account: 'gla_1' }, 'on 1010 Operating bank'],
  [{ account: 'gla_2' }, 'on gla_2'],
  [{ from: '2026-01-01' }, 'dated on or after Jan 1, 2026'],
  [{ until: '2026-01-31' }, 'dated on or before Jan 31, 2026'],
  [{ from: '2026-01-31', until: '2026-01-31' }, 'dated Jan 31, 2026'],
  [{ status: 'Posted', text: 'rent' } as const, 'with the status Posted and with “rent” in it'],
  [
    { status: 'Posted', account: 'gla_1', from: '2026-01-01', until: '2026-01-31', text: 'rent' } as const,
    'with the status Posted, on 1010 Operating bank, dated Jan 1, 2026 to Jan 31, 2026, and with “rent” in it',
  ],
])('describes the filter %j as "%s"', (filter, words) => {
  expect(filterWords(filter, accounts)).toBe(words);
});
