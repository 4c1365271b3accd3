import { openApiDocument } from '@tillbook/contract/openapi';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { roaster } from '../../journeys/person.ts';
import { callAs, signInByCall } from '../../product/sign-in-by-call.ts';
import type { OutsideProject } from '../project/outside-project.ts';
import { generateClient, program } from './generated-client.ts';

const file = 'list-payments.ts';
const baseUrl = `${inject('webUrl')}/api`;
let client: OutsideProject;

beforeAll(async () => {
  client = await generateClient(openApiDocument(baseUrl));
});
afterAll(() => client.remove());

test('compiles a program against a client generated from the OpenAPI document alone', () => {
  expect(client.checkTypes(file, 'nodenext')).toBe('');
});

test('rejects at compile time a value that the OpenAPI document does not declare', () => {
  const misused = 'misused.ts';
  client.write(misused, program.replace("type: 'pull'", "type: 'tug'"));
  expect(client.checkTypes(misused, 'nodenext')).toContain('\'"tug"\' is not assignable');
});

type Listed = {
  readonly totalCount: number;
  readonly transactions: readonly { readonly id: string; readonly amount: number; readonly status: string }[];
};

test('signs in, lists accounts and payments of the running API, and reads a refusal with the generated client', async () => {
  const { email, password } = roaster;
  const { token } = await signInByCall(inject('webUrl'), { email, password });
  const ask = <Body>(path: string) => callAs<Body>(inject('webUrl'), token, path);
  const { accounts } = await ask<{ accounts: readonly { accountId: string; name: string }[] }>(
    '/permissions/accounts',
  );
  const expected: string[] = [];
  for (const { accountId, name } of accounts) {
    const query = `accountId=${accountId}&type=pull&limit=5`;
    const { totalCount, transactions } = await ask<Listed>(`/transactions?${query}`);
    expected.push(`${name}: ${totalCount}`);
    expected.push(...transactions.map(({ id, amount, status }) => `${id} ${amount} ${status}`));
  }
  expect(expected.length).toBeGreaterThan(accounts.length);
  expect(client.run(file, { words: [baseUrl, email, password] })).toEqual([...expected, '404 not_found']);
});
