import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-text.ts';

test.each(['123456', 'true', 'null', '1e5', '007', '"quoted"', '{"a":1}', 'a b&c=d/é'])(
  'the text %s comes back as it was',
  (token) => {
    expect(readSearch(writeSearch({ token }))).toEqual({ token });
  },
);

test('what has no value is not mentioned', () => {
  expect(writeSearch({ page: undefined, step: null })).toBe('');
  expect(writeSearch({ page: 2, returnTo: undefined })).toBe('?page=2');
});
