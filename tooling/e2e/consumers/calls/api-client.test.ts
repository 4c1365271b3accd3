import { expect, inject, test } from 'vitest';
import { nodeProgram, testedMajors } from '../project/node-versions.ts';
import { runFirstExample, testTarball, testTypes, usePackedConsumer } from '../project/packed-consumer.ts';
import { packDependency, packPackage } from '../project/packed-package.ts';

const consumer = usePackedConsumer({
  name: 'api-client',
  packer: 'pnpm',
  install: ({ packed, project }, destination) =>
    project.install(
      packed,
      packPackage('contract', 'pnpm', destination),
      packPackage('domain', 'npm', destination),
      packDependency('api-client', 'zod', destination),
      packDependency('api-client', 'ky', destination),
    ),
});

testTarball(consumer);

test.each(testedMajors)(
  "prints the documented output of the README's three calls to the running product in Node %i",
  (major) => {
    const { printed, promised } = runFirstExample(
      consumer(),
      consumer().packed.readme,
      nodeProgram(major),
      (example) => example.replace('http://localhost:4310', inject('webUrl')),
    );
    expect(promised).toHaveLength(3);
    expect(printed).toEqual(promised);
  },
);

testTypes(
  consumer,
  'typed.ts',
  `import { createClient } from '@tillbook/api-client';
import { getSettlement, listSettlements } from '@tillbook/contract';
const client = createClient({ baseUrl: 'https://pay.example.com/api', getToken: () => '' });
export const net = async (): Promise<number> =>
  (await client.call(getSettlement, { params: { id: 'stl_1' } })).netAmount;
export const count = async (): Promise<number> =>
  (await client.callList(listSettlements, { query: { accountId: 'acc_1' } })).totalCount;
// @ts-expect-error Expects the types of the package: without them, any argument compiles.
void client.call(getSettlement, { query: { id: 'stl_1' } });
`,
);
