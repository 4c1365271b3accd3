import type { RoleName } from '@tillbook/contract';
import { capitalize } from '@tillbook/domain';

/** The roles to choose from, each with its permissions in the reader's words. */
export const roleChoices: readonly {
  readonly value: RoleName;
  readonly label: string;
  readonly detail: string;
}[] = [
  { value: 'owner', label: 'Owner', detail: 'Everything, including settings and the team' },
  {
    value: 'finance',
    label: 'Finance',
    detail: 'Withdraws money, takes and refunds payments, responds to disputes',
  },
  { value: 'operator', label: 'Operator', detail: 'Takes payments, refunds them and sends receipts' },
  { value: 'viewer', label: 'Viewer', detail: 'Views and exports, and changes nothing' },
];

/** Returns a role's label; an unknown role is shown by its name in the contract. */
export const roleLabel = (role: string): string =>
  roleChoices.find(({ value }) => value === role)?.label ?? capitalize(role);
