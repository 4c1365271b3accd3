import { roleNames, type RoleName } from './names.ts';

/** Permissions in an account, as noun and verb. */
export const permissions = [
  'account_read',
  'audit_read',
  'dispute_answer',
  'export_create',
  'payment_create',
  'payment_instrument_create',
  'payout_create',
  'payout_instrument_change',
  'profile_change',
  'receipt_send',
  'refund_create',
  'settings_change',
  'team_manage',
  'team_read',
  'view_save',
] as const;

export type Permission = (typeof permissions)[number];

const seeing = ['account_read', 'team_read', 'view_save'] as const;
const taking = ['payment_create', 'payment_instrument_create', 'receipt_send', 'refund_create'] as const;

/**
 * The permissions of each role. The destination of payouts and the team are reserved for the owner, because
 * they protect the money that finance moves.
 */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: permissions,
  finance: [...seeing, ...taking, 'audit_read', 'dispute_answer', 'export_create', 'payout_create'],
  operator: [...seeing, ...taking],
  viewer: [...seeing, 'export_create'],
};

/** Returns the permissions of a role by its stored name; empty for an unknown role. */
export const permissionsOf = (role: string): readonly Permission[] => {
  const name = roleNames.find((known) => known === role);
  return name === undefined ? [] : rolePermissions[name];
};

/**
 * A permission that a call needs if its body contains the field or, with `value`, if the field has that
 * value.
 */
export type BodyPermission = {
  readonly field: string;
  readonly value?: string;
  readonly permission: Permission;
};

/** The permission of a call: always the same, or dependent on its body. */
export type NeededPermission = Permission | readonly [BodyPermission, ...BodyPermission[]];

const asks = (body: unknown, { field, value }: BodyPermission): boolean => {
  const named: unknown = Reflect.get(Object(body), field);
  return value === undefined ? named !== undefined : named === value;
};

/** Returns the permissions that a request needs; all of the call's permissions if its body requires none. */
export const permissionsNeeded = (needed: NeededPermission, body: unknown): readonly Permission[] => {
  if (typeof needed === 'string') return [needed];
  const asked = needed.filter((one) => asks(body, one));
  return (asked.length > 0 ? asked : needed).map(({ permission }) => permission);
};
