import { expect, test, vi } from 'vitest';
import { pagingOf } from './paging.ts';
import { ledgerPageSizes, pageParams, searchParams, type PageSearch } from './search-params.ts';

test.each([
  [{}, { page: undefined, pageSize: undefined }],
  [
    { page: '1', pageSize: '15' },
    { page: undefined, pageSize: undefined },
  ],
  [
    { page: '3', pageSize: '50' },
    { page: 3, pageSize: 50 },
  ],
  [
    { page: '-1', pageSize: '1000' },
    { page: undefined, pageSize: undefined },
  ],
])('reads the paging of the address %j as %j', (search, read) => {
  expect(searchParams(pageParams())(search)).toEqual(read);
});

test('opens the page with the current first row when the page size changes, and keeps the size on another page', () => {
  const go = vi.fn<(search: PageSearch) => void>();
  pagingOf({ page: 3 }, go).onPageSizeChange(25);
  pagingOf({ page: 2, pageSize: 25 }, go).onPageSizeChange(15);
  pagingOf({ page: 2, pageSize: 25 }, go).onPageChange(1);
  pagingOf({ page: 2 }, go, ledgerPageSizes).onPageSizeChange(50);
  expect(go.mock.calls.map(([search]) => search)).toEqual([
    { page: 2, pageSize: 25 },
    { page: 2, pageSize: undefined },
    { page: undefined, pageSize: 25 },
    { page: undefined, pageSize: 50 },
  ]);
});
