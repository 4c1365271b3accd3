import { openApiDocument } from '@tillbook/contract/openapi';
import { describe, expect, test } from 'vitest';
import { lintWithRedocly, lintWithSpectral } from './linters.ts';

const document = openApiDocument('http://localhost:4310/api');
const withoutInfo = { ...document, info: { title: 'Merchant payments API' } };

describe('redocly lint', () => {
  test('finds nothing in the document, not even a warning', async () => {
    const { exitCode, output } = await lintWithRedocly(document);
    expect(output).toContain('Your API description is valid');
    expect(output).not.toMatch(/You have \d+ (?:warning|error)/);
    expect(exitCode).toBe(0);
  });

  test('finds a planted error', async () => {
    const { exitCode, output } = await lintWithRedocly(withoutInfo);
    expect(output).toContain('`version`');
    expect(exitCode).toBe(1);
  });
});

describe('spectral lint', () => {
  test('finds nothing in the document, not even a hint', async () => {
    const { exitCode, output } = await lintWithSpectral(document);
    expect(output).toContain('No results');
    expect(exitCode).toBe(0);
  });

  test('finds a planted error', async () => {
    const { exitCode, output } = await lintWithSpectral(withoutInfo);
    expect(output).toContain('info-contact');
    expect(exitCode).toBe(1);
  });
});
