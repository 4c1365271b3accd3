import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningProduct } from '@tillbook/e2e/running-product';
import { startProduct } from '@tillbook/e2e/start-product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNode, triedMajors } from './node-versions.ts';
import { firstExample, outsideProject, type OutsideProject, promisedLines } from './outside-project.ts';
import {
  packDependency,
  packPackage,
  type PackedPackage,
  publintMessages,
  typeProblems,
} from './packed-package.ts';

const destination = mkdtempSync(join(tmpdir(), 'packed-'));
// Started by root, the database runs as another user, who has to get into the folder.
chmodSync(destination, 0o711);
let packed: PackedPackage;
let project: OutsideProject;
let webUrl: string;
let stopProduct = async (): Promise<unknown> => undefined;

const startOwnProduct = async () => {
  const product = await startProduct({ dataDirectory: join(destination, 'data') });
  stopProduct = () => product.stop();
  return product;
};

beforeAll(async () => {
  packed = packPackage('api-client', 'pnpm', destination);
  project = outsideProject();
  project.install(
    packed,
    packPackage('contract', 'pnpm', destination),
    packDependency('api-client', 'zod', destination),
    packDependency('api-client', 'ky', destination),
  );
  ({ webUrl } = runningProduct() ?? (await startOwnProduct()));
});
afterAll(async () => {
  project.remove();
  await stopProduct();
  rmSync(destination, { recursive: true });
});

test('publint and attw find nothing wrong with what is packed', async () => {
  expect(await publintMessages(packed)).toEqual([]);
  expect(await typeProblems(packed)).toEqual([]);
});

test.for(triedMajors)(
  "the README's three calls to the running product print in Node %i what their comments say",
  (major, { skip }) => {
    const node = findNode(major);
    if (node === undefined) return skip(`Node ${major} is not to be had`);
    const example = firstExample(packed, 'js');
    project.write('example.js', example.replace('http://localhost:4310', webUrl));
    const promised = promisedLines(example);
    expect(promised).toHaveLength(3);
    expect(project.run('example.js', node)).toEqual(promised);
  },
);

test.each(['nodenext', 'bundler'] as const)('a strict project reads its types under %s', (module) => {
  project.write(
    'typed.ts',
    `import { createClient } from '@tillbook/api-client';
import { getSettlement, listSettlements } from '@tillbook/contract';
const client = createClient({ baseUrl: 'https://pay.example.com/api', getToken: () => '' });
export const net = async (): Promise<number> =>
  (await client.call(getSettlement, { params: { id: 'stl_1' } })).netAmount;
export const count = async (): Promise<number> =>
  (await client.callList(listSettlements, { query: { accountId: 'acc_1' } })).totalCount;
// @ts-expect-error A settlement is asked for by its id: were the types not found, anything would do.
void client.call(getSettlement, { query: { id: 'stl_1' } });
`,
  );
  expect(project.checkTypes('typed.ts', module)).toBe('');
});
