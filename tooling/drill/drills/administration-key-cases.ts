import { createAccount, createProgram, grantAccount, listPrograms, registerDevice } from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import type { DemoSession } from '../load/demo-session.ts';
import { usualFees } from '../load/usual-fees.ts';
import type { KeyCase } from './key-cases.ts';

const countRows = (table: string) => `select count(*)::int as count from ${table}`;

const newName = () => `Drill ${randomUUID()}`;

const anyProgramId = async ({ admin }: DemoSession): Promise<string> => {
  const { items } = await admin.callList(listPrograms, { query: { limit: 1 } });
  return items[0]?.id ?? '';
};

const byField = (
  { path }: { readonly path: string },
  field: string,
  body: Readonly<Record<string, unknown>> = {},
  newValue: () => string = newName,
) => ({
  request: { path, body: { ...body, [field]: newValue() } },
  other: { path, body: { ...body, [field]: newValue() } },
});

export const administrationKeyCases: readonly KeyCase[] = [
  {
    says: 'a program',
    endpoint: createProgram,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countRows('programs'),
    prepare: async () => byField(createProgram, 'name'),
  },
  {
    says: 'an account',
    endpoint: createAccount,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countRows('accounts'),
    prepare: async (session) =>
      byField(createAccount, 'name', {
        programId: await anyProgramId(session),
        legalName: 'Drill LLC',
        type: 'merchant',
        cardSettlementDays: 2,
        achSettlementDays: 4,
        feeProfile: usualFees,
      }),
  },
  {
    says: 'a device',
    endpoint: registerDevice,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countRows('devices'),
    prepare: async ({ accountId }) => byField(registerDevice, 'serialNumber', { accountId }),
  },
  {
    says: 'a grant',
    endpoint: grantAccount,
    keyIn: 'header',
    as: 'admin',
    status: 201,
    effects: 1,
    countEffects: countRows('grants'),
    prepare: async ({ accountId }) =>
      byField(grantAccount, 'email', { accountId }, () => `drill-${randomUUID()}@example.com`),
  },
];
