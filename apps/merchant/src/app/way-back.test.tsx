import { afterEach, expect, test } from 'vitest';
import { keepWayBack, wayBack } from './way-back.ts';

const admin = 'https://admin.example.com/admin';

afterEach(() => sessionStorage.clear());

test('links back to the admin list with its page, search and order', () => {
  keepWayBack('/admin/accounts?page=2&search=bikes&order=name');
  expect(wayBack(admin)).toEqual({
    label: 'Back to accounts',
    address: 'https://admin.example.com/admin/accounts?page=2&search=bikes&order=name',
  });
});

test('links back to the audit list if the account was opened from there', () => {
  keepWayBack('/admin/audit?accountId=acc_1');
  expect(wayBack(admin)).toEqual({
    label: 'Back to audit',
    address: 'https://admin.example.com/admin/audit?accountId=acc_1',
  });
});

test.each([undefined, 'https://evil.example', '//evil.example', '/admin/accounts-of-evil', '/payments', 5])(
  'does not link back to the address %j',
  (from) => {
    keepWayBack('/admin/system');
    keepWayBack(from);
    expect(wayBack(admin)).toEqual({
      label: 'Back to accounts',
      address: 'https://admin.example.com/admin/accounts',
    });
  },
);

test(
  'ignores a stored address that is not the address of an admin list',
  { meta: { shows: ['asvs:V3.7.2'] } },
  () => {
    sessionStorage.setItem('way back to the admin app', '//evil.example/admin/accounts');
    expect(wayBack(admin).address).toBe('https://admin.example.com/admin/accounts');
  },
);
