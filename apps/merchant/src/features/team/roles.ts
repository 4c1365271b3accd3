import type { RoleName } from '@tillbook/contract';
import { capitalize } from '@tillbook/domain';
import { roleDetails } from './messages.ts';

/** The roles to choose from, each with its permissions in the reader's words. */
export const roleChoices: readonly {
  readonly value: RoleName;
  readonly label: string;
  readonly detail: string;
}[] = [
  { value: 'owner', label: 'Owner', detail: roleDetails.owner },
  {
    value: 'finance',
    label: 'Finance',
    detail: roleDetails.finance,
  },
  { value: 'operator', label: 'Operator', detail: roleDetails.operator },
  { value: 'viewer', label: 'Viewer', detail: roleDetails.viewer },
];

/** Returns a role's label; an unknown role is shown by its capitalized name. */
export const roleLabel = (role: string): string =>
  roleChoices.find(({ value }) => value === role)?.label ?? capitalize(role);
