import { inviteMember } from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import type { KeyCase } from './key-cases.ts';

const invite = (accountId: string) => ({
  path: inviteMember.path,
  body: { accountId, email: `drill-${randomUUID()}@example.com`, role: 'viewer' },
});

export const teamKeyCases: readonly KeyCase[] = [
  {
    says: 'an invite',
    endpoint: inviteMember,
    keyIn: 'header',
    as: 'merchant',
    status: 201,
    effects: 1,
    countEffects: 'select count(*)::int as count from team_invites',
    prepare: async ({ accountId }) => ({ request: invite(accountId), other: invite(accountId) }),
  },
];
