import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { Schema } from '../endpoint.ts';
import * as contract from '../index.ts';
import { callGroups } from './call-groups.ts';
import { endpointsIn } from './documented-calls.ts';

/** The verbs that a summary may start with. */
const imperatives = [
  'Accept Add Adjust Cancel Change Check Choose Close Count Create Delete Email End Explain Get Grant Invite List Look Post',
  'Prepare Refund Register Remove Rename Replace Report Request Reverse Revoke Save Search Set Sign Start Store Stream',
  'Submit Take Withdraw',
].flatMap((verbs) => verbs.split(' '));

const calls = callGroups.flatMap((group) => group.calls);

const complaint = (schema: Schema | undefined, example: unknown): string => {
  if (schema === undefined) return example === undefined ? '' : 'an example of what the call does not have';
  const parsed = z.safeParse(schema, example);
  return parsed.success ? '' : z.prettifyError(parsed.error);
};

test(
  'documents every exported call once (add the calls of a new noun to call-groups.ts)',
  { meta: { shows: ['asvs:V2.1.1'] } },
  () => {
    const exported = endpointsIn(contract).filter((call) => call !== contract.storePaymentInstrument);
    expect(calls.map(({ endpoint }) => endpoint.name).toSorted()).toEqual(
      exported.map(({ name }) => name).toSorted(),
    );
  },
);

test('gives every call a unique summary', () => {
  const summaries = calls.map(({ endpoint }) => endpoint.summary);
  expect(summaries).toEqual([...new Set(summaries)]);
});

test('exports every call under its name', () => {
  const exported = Object.entries(contract).filter(([, value]) => endpointsIn([value]).length > 0);
  expect(exported.map(([name]) => name)).toEqual(endpointsIn(contract).map(({ name }) => name));
});

describe.each(calls)('$endpoint.name', ({ endpoint, ...examples }) => {
  test('has examples that match its schemas', () => {
    expect(complaint(endpoint.params, examples.params)).toBe('');
    expect(complaint(endpoint.body, examples.body)).toBe('');
    expect(examples.query === undefined ? '' : complaint(endpoint.query, examples.query)).toBe('');
    expect(examples.response === undefined ? '' : complaint(endpoint.response, examples.response)).toBe('');
  });

  test('has a summary that starts with an imperative verb and has no period', () => {
    expect(endpoint.summary).toMatch(/^[A-Z][a-z]+ [^`.]{3,80}$/);
    expect(imperatives).toContain(endpoint.summary.split(' ', 1)[0]);
  });
});
