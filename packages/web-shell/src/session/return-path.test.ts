import { expect, test } from 'vitest';
import { isReturnPath } from './return-path.ts';

test.each(['/', '/overview', '/payments?page=2', '/transactions/txn_1#entries', '/admin/accounts', '/a//b'])(
  'accepts %s as a return path',
  (path) => {
    expect(isReturnPath(path)).toBe(true);
    expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
  },
);

test.each([
  ['an address of another origin', 'https://evil.example/'],
  ['an address without a scheme', '//evil.example'],
  ['a backslash instead of a slash', '/\\evil.example'],
  ['a later backslash', '/a\\..\\b'],
  ['a path with a tab', '/\t/evil.example'],
  ['a path with a line break', '/\n/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'overview'],
  ['an empty text', ''],
  ['the sign-in page itself', '/login'],
  ['the sign-in page with its own return path', '/login?returnTo=%2Flogin'],
  ['a number', 5],
  ['a list', ['/overview']],
  ['an absent value', undefined],
])('rejects %s as a return path', (_, value) => {
  expect(isReturnPath(value)).toBe(false);
});
