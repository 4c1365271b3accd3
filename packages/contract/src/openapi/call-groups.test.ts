import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { callGroups } from './call-groups.ts';

const calls = callGroups.flatMap((group) => group.calls);

const complaint = (schema: Schema | undefined, example: unknown): string => {
  if (schema === undefined) return example === undefined ? '' : 'an example of what the call does not have';
  const parsed = z.safeParse(schema, example);
  return parsed.success ? '' : z.prettifyError(parsed.error);
};

test(
  'every declared call is documented once: add a new one with its examples to groups/',
  { meta: { shows: ['asvs:V2.1.1'] } },
  () => {
    expect(calls.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
      endpoints.map(({ name }) => name).toSorted(),
    );
  },
);

describe.each(calls)('$endpoint.name', ({ endpoint, ...examples }) => {
  test('has examples that match its schemas', () => {
    expect(complaint(endpoint.params, examples.params)).toBe('');
    expect(complaint(endpoint.body, examples.body)).toBe('');
    expect(complaint(endpoint.response, examples.response)).toBe('');
    expect(examples.query === undefined ? '' : complaint(endpoint.query, examples.query)).toBe('');
  });

  test('has a plain sentence as its summary', () => {
    expect(endpoint.summary).toMatch(/^[A-Z][^`]{5,130}\.$/);
  });
});
