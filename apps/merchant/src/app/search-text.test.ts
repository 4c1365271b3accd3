import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-text.ts';

test.each(['123456', 'true', 'null', '1e5', '007', '"quoted"', '{"a":1}', 'a b&c=d/é'])(
  'round-trips the address parameter %s',
  (token) => {
    expect(readSearch(writeSearch({ token }))).toEqual({ token });
  },
);

test('omits address parameters without a value', () => {
  expect(writeSearch({ page: undefined, step: null })).toBe('');
  expect(writeSearch({ page: 2, returnTo: undefined })).toBe('?page=2');
});
