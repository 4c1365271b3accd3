import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
let packed: PackedPackage;
let project: OutsideProject;

beforeAll(() => {
  packed = packPackage('contract', 'pnpm', destination);
  project = outsideProject();
  project.install(packed, packDependency('contract', 'zod', destination));
});
afterAll(() => {
  project.remove();
  rmSync(destination, { recursive: true });
});

test('publint and attw find nothing wrong with what is packed', async () => {
  expect(await publintMessages(packed)).toEqual([]);
  expect(await typeProblems(packed)).toEqual([]);
});

test.for(triedMajors)(
  "the README's three calls print in Node %i what their comments say",
  (major, { skip }) => {
    const node = findNode(major);
    if (node === undefined) return skip(`Node ${major} is not to be had`);
    const example = firstExample(packed, 'js');
    project.write('example.js', example);
    const promised = promisedLines(example);
    expect(promised).toHaveLength(3);
    expect(project.run('example.js', node)).toEqual(promised);
  },
);

test.for(triedMajors)(
  'the OpenAPI document and the messages of the forms are read in Node %i',
  (major, { skip }) => {
    const node = findNode(major);
    if (node === undefined) return skip(`Node ${major} is not to be had`);
    project.write(
      'document.js',
      `import { openApiDocument, endpoints } from '@tillbook/contract/openapi';
import { formMessage } from '@tillbook/contract/frame';
const { openapi, paths } = openApiDocument('https://pay.example.com/api');
const calls = Object.values(paths).flatMap((methods) => Object.keys(methods));
console.log(openapi, calls.length === endpoints.length, formMessage.safeParse({ type: 'other' }).success);`,
    );
    expect(project.run('document.js', node)).toEqual(['3.1.0 true false']);
  },
);

test.each(['nodenext', 'bundler'] as const)('a strict project reads its types under %s', (module) => {
  project.write(
    'typed.ts',
    `import { type BodyOf, type createTransaction, getSettlement, type ResponseOf } from '@tillbook/contract';
import { openApiDocument } from '@tillbook/contract/openapi';
export const path: '/settlements/{id}' = getSettlement.path;
export const net = (settlement: ResponseOf<typeof getSettlement>): number => settlement.netAmount;
export const sent = ({ amount }: BodyOf<typeof createTransaction>): number => amount;
export const document = openApiDocument('https://pay.example.com/api');
// @ts-expect-error An amount is a number: were the types not found, anything would do.
export const wrong = (settlement: ResponseOf<typeof getSettlement>): string => settlement.netAmount;
`,
  );
  expect(project.checkTypes('typed.ts', module)).toBe('');
});
