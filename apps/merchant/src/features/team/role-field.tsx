import type { RoleName } from '@tillbook/contract';
import { RadioCards } from '@tillbook/ui';
import { roleChoices } from './roles.ts';

export type RoleFieldProps = {
  readonly role: RoleName | undefined;
  readonly onRole: (role: RoleName) => void;
};

export function RoleField({ role, onRole }: RoleFieldProps) {
  return <RadioCards legend="Role" options={roleChoices} value={role} onValueChange={onRole} />;
}
