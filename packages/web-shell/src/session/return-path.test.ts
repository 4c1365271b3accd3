import { expect, test } from 'vitest';
import { isReturnPath } from './return-path.ts';

test.each(['/', '/overview', '/payments?page=2', '/transactions/txn_1#entries', '/admin/accounts', '/a//b'])(
  'accepts the return path %s',
  (path) => {
    expect(isReturnPath(path)).toBe(true);
    expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
  },
);

test.each([
  ['another origin', 'https://evil.example/'],
  ['an address without a scheme', '//evil.example'],
  ['a backslash for a slash', '/\\evil.example'],
  ['a backslash further on', '/a\\..\\b'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a line break that browsers drop', '/\n/evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'overview'],
  ['nothing', ''],
  ['the sign-in page itself', '/login'],
  ['the sign-in page with its own return path', '/login?returnTo=%2Flogin'],
  ['a number', 5],
  ['a list', ['/overview']],
  ['nothing at all', undefined],
])('rejects the return path %s', (_, value) => {
  expect(isReturnPath(value)).toBe(false);
});
