import { openApiDocument } from '@tillbook/contract/openapi';
import { expect, test } from 'vitest';
import { lint } from './lint.ts';

const document = openApiDocument('http://localhost:4310/api');

test('reports no error or warning in the OpenAPI document', async () => {
  const { exitCode, output } = await lint(document);
  expect(output).toContain('Your API description is valid');
  expect(output).not.toMatch(/You(?: have|r config has) \d+ (?:warning|error)/);
  expect(exitCode).toBe(0);
});

const withInfo = (change: object) => ({ ...document, info: { ...Object(document['info']), ...change } });

const withCall = (change: object) => {
  const planted = structuredClone(document);
  Object.assign(Object(planted['paths'])['/health'].get, change);
  return planted;
};

test.each([
  ['a document without a version', withInfo({ version: undefined }), 'struct'],
  ['a document without a contact', withInfo({ contact: undefined }), 'info-contact'],
  [
    'a document without a description',
    withInfo({ description: undefined }),
    'rule/document-has-a-description',
  ],
  ['a call without a description', withCall({ description: undefined }), 'operation-description'],
  ['a call without a tag', withCall({ tags: [] }), 'rule/operation-has-a-tag'],
  ['a tag that is not declared', withCall({ tags: ['Unknown'] }), 'operation-tag-defined'],
])('reports a fault in %s', async (_fault, planted, rule) => {
  const { exitCode, output } = await lint(planted);
  expect(output).toContain(rule);
  expect(exitCode).toBe(1);
});
