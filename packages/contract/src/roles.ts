import { roleNames, type RoleName } from './names.ts';

/** What a person may be allowed to do in an account, as noun and verb. A new one is a new line here and in the roles. */
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
 * The permissions of each role. Where payouts go and who belongs to the team guard the money that finance moves, so
 * they are the owner's to change.
 */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: permissions,
  finance: [...seeing, ...taking, 'audit_read', 'dispute_answer', 'export_create', 'payout_create'],
  operator: [...seeing, ...taking],
  viewer: [...seeing, 'export_create'],
};

/** The permissions of a role, by its stored name; an unknown role allows nothing. */
export const permissionsOf = (role: string): readonly Permission[] => {
  const name = roleNames.find((known) => known === role);
  return name === undefined ? [] : rolePermissions[name];
};

/** A permission that a call needs if its body names a field, or names it with a value. */
export type BodyPermission = {
  readonly field: string;
  readonly value?: string;
  readonly permission: Permission;
};

/** What a call needs: one permission, or whatever its body asks for. */
export type NeededPermission = Permission | readonly [BodyPermission, ...BodyPermission[]];

const asks = (body: unknown, { field, value }: BodyPermission): boolean => {
  const named: unknown = Reflect.get(Object(body), field);
  return value === undefined ? named !== undefined : named === value;
};

/** The permissions that one request needs. A body that asks for none of them needs them all. */
export const permissionsNeeded = (needed: NeededPermission, body: unknown): readonly Permission[] => {
  if (typeof needed === 'string') return [needed];
  const asked = needed.filter((one) => asks(body, one));
  return (asked.length > 0 ? asked : needed).map(({ permission }) => permission);
};
