import type { Endpoint } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import * as z from 'zod/mini';
import type { Caller } from './caller.ts';

export const makeReads = async (
  call: Caller,
  kind: Endpoint['access']['kind'],
  accountId: string,
): Promise<void> => {
  const inputs: readonly Readonly<Record<string, string>>[] =
    kind === 'account' ? [{ accountId }] : [{}, { accountId }];
  for (const { name, method, access, params, query: schema = z.object({}) } of endpoints) {
    if (method !== 'GET' || access.kind !== kind || params !== undefined) continue;
    const query = inputs.find((input) => z.safeParse(schema, input).success);
    if (query !== undefined) await call(name, { query });
  }
};
