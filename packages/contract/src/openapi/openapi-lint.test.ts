import { resolve } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { expect, test, vi } from 'vitest';
import { openApiDocument } from '../openapi.ts';

const configPath = resolve(import.meta.dirname, '../../../../redocly.yaml');

// Loading the rules takes seconds on a machine that does much at once.
vi.setConfig({ testTimeout: 60_000 });

const complaintsAbout = async (document: unknown): Promise<readonly string[]> => {
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await loadConfig({ configPath }),
  });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
};

test('the document breaks none of the recommended rules, not even the milder ones', async () => {
  expect(await complaintsAbout(openApiDocument('https://pay.tillbook.test/api'))).toEqual([]);
});

test('the rules find what is wrong', async () => {
  const document = openApiDocument('https://pay.tillbook.test/api');
  const complaints = await complaintsAbout({ ...document, info: { title: 'Merchant payments API' } });
  expect(complaints.join('\n')).toContain('info');
});
