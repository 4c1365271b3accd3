import type { Endpoint, Schema } from '@tillbook/contract';
import fc from 'fast-check';
import { alternatives, shapeOf } from './contract-shapes.ts';

export type RandomRequest = {
  readonly id: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly json: unknown;
};

const fieldsOf = (schema: Schema | undefined): string[] =>
  schema === undefined
    ? []
    : alternatives(shapeOf(schema)).flatMap(({ properties }) => Object.keys(properties ?? {}));

/**
 * Generates values close to accepted values: limits, control characters and surrogates, shapes of the wrong
 * depth, and `known` values such as the caller's own IDs, which let a request get further.
 */
const nearMiss = (known: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom<unknown>(
      0,
      -0,
      1,
      99_999_999,
      100_000_000,
      2 ** 53,
      -1,
      0.1,
      1e21,
      null,
      true,
      '',
      [],
      {},
    ),
    fc.constantFrom('pull', 'push', 'card', 'ach', 'online', 'credit', 'payment', 'buyer', 'bank_account'),
    fc.integer({ min: -1_000_000, max: 100_000_000 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.stringMatching(/^(?:acc|txn|pi|stl|glx)_[0-9a-z]{16,26}$/),
    fc.constantFrom(
      "' or 1=1 --",
      '../../etc/passwd',
      '{{7*7}}',
      '%00',
      '\u0000',
      '\ud800',
      '<script>',
      'a\r\nb: c',
    ),
    fc.jsonValue({ maxDepth: 3 }),
  );

const objectOf = (fields: readonly string[], known: readonly string[]) =>
  fields.length === 0
    ? fc.jsonValue({ maxDepth: 2 })
    : fc.record(Object.fromEntries(fields.map((field) => [field, nearMiss(known)])), { requiredKeys: [] });

const textual = (known: readonly string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known) },
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer().map(String),
    fc.constantFrom('', '1e3', '-1', '101', '0x10', 'NaN', 'pull', 'pending', 'asc'),
  );

/** Returns nearly valid requests for a call, the same in every run. */
export const randomRequests = (
  endpoint: Endpoint,
  count: number,
  known: readonly string[],
): RandomRequest[] => {
  const query = fieldsOf(endpoint.query);
  const request = fc.record({
    id: fc.oneof(
      fc.constantFrom(...known),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
      fc.constantFrom('.', '..', '%'),
    ),
    query: fc.record(Object.fromEntries(query.map((field) => [field, textual(known)])), { requiredKeys: [] }),
    json: fc.oneof(
      { weight: 9, arbitrary: objectOf(fieldsOf(endpoint.body), known) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
  });
  return fc.sample(request, { numRuns: count, seed: 4310 });
};
