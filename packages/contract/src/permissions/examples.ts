import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import { rolePermissions } from '../roles.ts';

const grant = {
  id: exampleIds.account,
  accountId: exampleIds.account,
  name: 'Harbor Coffee Roasters',
  type: 'merchant',
};

export const permissionTag: Tag = {
  name: 'Permissions',
  description: 'The accounts a person has access to.',
};

export const permissionCalls = documented(calls, {
  listPermittedAccounts: {
    description:
      '`permissions` lists the permissions of the person’s role in the account. A call that requires another permission is refused with `permission_missing`.',
    response: { accounts: [{ ...grant, permissions: [...rolePermissions.operator] }] },
  },
  listPermittedPrograms: {
    response: { programs: [{ id: exampleIds.program, name: 'Main Street' }] },
  },
});
