import { describe, expect, it } from 'vitest';
import { roleNames } from './names.ts';
import { endpoints } from './openapi.ts';
import { permissions, permissionsNeeded, permissionsOf, rolePermissions, type Permission } from './roles.ts';

const rolesWith = (permission: Permission) =>
  roleNames.filter((role) => permissionsOf(role).includes(permission));

describe('roles', () => {
  it('permits the owner everything, and every role to read the account', () => {
    expect(rolePermissions.owner).toEqual(permissions);
    for (const role of roleNames) expect(permissionsOf(role)).toContain('account_read');
  });

  it('permits only finance and the owner to move money out, and only the owner to change its destination', () => {
    expect(rolesWith('payout_create')).toEqual(['owner', 'finance']);
    expect(rolesWith('refund_create')).toEqual(['owner', 'finance', 'operator']);
    for (const guard of ['payout_instrument_change', 'settings_change', 'team_manage'] as const) {
      expect(rolesWith(guard)).toEqual(['owner']);
    }
  });

  it('permits nothing for an unknown role', () => {
    for (const role of ['', 'admin', 'toString', '__proto__']) expect(permissionsOf(role)).toEqual([]);
  });

  it('defines exactly the permissions that the calls require', () => {
    const needed = endpoints.flatMap(({ access }) => {
      if (access.kind !== 'account') return [];
      return typeof access.permission === 'string'
        ? [access.permission]
        : access.permission.map(({ permission }) => permission);
    });
    expect([...new Set(needed)].toSorted((one, other) => one.localeCompare(other))).toEqual(permissions);
  });
});

describe('permissionsNeeded', () => {
  const byType = [
    { field: 'type', value: 'pull', permission: 'payment_create' },
    { field: 'type', value: 'push', permission: 'payout_create' },
  ] as const;
  const byField = [
    { field: 'payout', permission: 'payout_instrument_change' },
    { field: 'descriptor', permission: 'settings_change' },
  ] as const;

  it('returns the permission of a call with a single permission, even without a body', () => {
    expect(permissionsNeeded('account_read', undefined)).toEqual(['account_read']);
  });

  it('returns the permission of the value, or of each present field', () => {
    expect(permissionsNeeded(byType, { type: 'push' })).toEqual(['payout_create']);
    expect(permissionsNeeded(byField, { descriptor: '' })).toEqual(['settings_change']);
    expect(permissionsNeeded(byField, { descriptor: 'A', payout: 'pi_1' })).toEqual([
      'payout_instrument_change',
      'settings_change',
    ]);
  });

  it('returns every permission if the body matches no permission', () => {
    for (const body of [undefined, null, {}, { type: 'other' }]) {
      expect(permissionsNeeded(byType, body)).toEqual(['payment_create', 'payout_create']);
    }
  });
});
