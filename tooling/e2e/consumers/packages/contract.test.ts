import { expect, test } from 'vitest';
import { nodeProgram, testedMajors } from '../project/node-versions.ts';
import { runFirstExample, testTarball, testTypes, usePackedConsumer } from '../project/packed-consumer.ts';
import { packDependency, packPackage } from '../project/packed-package.ts';

const consumer = usePackedConsumer({
  name: 'contract',
  packer: 'pnpm',
  install: ({ packed, project }, destination) =>
    project.install(
      packed,
      packPackage('domain', 'npm', destination),
      packDependency('contract', 'zod', destination),
    ),
});

testTarball(consumer);

test.each(testedMajors)("prints the documented output of the README's three calls in Node %i", (major) => {
  const { printed, promised } = runFirstExample(consumer(), consumer().packed.readme, nodeProgram(major));
  expect(promised).toHaveLength(3);
  expect(printed).toEqual(promised);
});

test.each(testedMajors)('reads the OpenAPI document and the form messages in Node %i', (major) => {
  const node = nodeProgram(major);
  const { project } = consumer();
  project.write(
    'document.js',
    `import { openApiDocument, endpoints } from '@tillbook/contract/openapi';
import { formMessage } from '@tillbook/contract/frame';
const { openapi, paths } = openApiDocument('https://pay.example.com/api');
const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
console.log(openapi, calls.length === endpoints.length, formMessage.safeParse({ type: 'other' }).success);`,
  );
  expect(project.run('document.js', { node })).toEqual(['3.1.0 true false']);
});

testTypes(
  consumer,
  'typed.ts',
  `import { type BodyOf, type createTransaction, getSettlement, type ResponseOf } from '@tillbook/contract';
import { openApiDocument } from '@tillbook/contract/openapi';
export const path: '/settlements/{id}' = getSettlement.path;
export const net = (settlement: ResponseOf<typeof getSettlement>): number => settlement.netAmount;
export const sent = ({ amount }: BodyOf<typeof createTransaction>): number => amount;
export const document = openApiDocument('https://pay.example.com/api');
// @ts-expect-error Expects the types of the package: without them, an amount may be text.
export const wrong = (settlement: ResponseOf<typeof getSettlement>): string => settlement.netAmount;
`,
);
