import type { Endpoint } from '@tillbook/contract';
import { alternatives, sampleOf, shapeOf, type Shape } from './contract-shapes.ts';

const notText: readonly unknown[] = [5, -0.5, true, null, [], {}, ['x'], { toString: 'x' }];

const tooLong = ({ maxLength }: Shape) => (maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]);

/** Texts that cannot be stored; a text without a rule is accepted and sanitized. */
const unstorable = ({ pattern, maxLength }: Shape) =>
  pattern === undefined && maxLength === undefined ? [] : ['with\u0000nul'];

const outside = ({ minimum, maximum }: Shape) => [
  ...(minimum === undefined ? [] : [minimum - 1, minimum - 1e9]),
  ...(maximum === undefined ? [] : [maximum + 1]),
];

const wrongValues = (shape: Shape): readonly unknown[] => {
  const [first = shape] = alternatives(shape);
  if (first.const !== undefined || first.enum !== undefined) return ['no such value', '', ...notText];
  switch (first.type) {
    case 'integer':
      return ['1', '', 1.5, 1e300, true, null, [], {}, '0x1', ...outside(first)];
    case 'object':
      return ['x', 5, null, true, ['x']];
    case 'array':
      return ['x', 5, null, true, { length: 1 }, [null], [5]];
    case 'string':
      return [...notText, ...unstorable(first), ...tooLong(first)];
    case 'boolean':
      return ['true', 1, null];
    case undefined:
      return [];
    default:
      throw new Error(`No wrong value is known for ${first.type}.`);
  }
};

export type MalformedField = { readonly field: string; readonly value: unknown };

const faultsIn = (shape: Shape): MalformedField[] =>
  alternatives(shape).flatMap((alternative) =>
    Object.entries(alternative.properties ?? {}).flatMap(([field, fieldShape]) => [
      ...wrongValues(fieldShape).map((value) => ({ field, value })),
      ...(alternative.required?.includes(field) ? [{ field, value: undefined }] : []),
    ]),
  );

export const malformedBodies = (endpoint: Endpoint): readonly (MalformedField & { body: unknown })[] => {
  if (endpoint.body === undefined) return [];
  const shape = shapeOf(endpoint.body);
  return faultsIn(shape).map(({ field, value }) => ({
    field,
    value,
    body: { ...Object(sampleFor(shape, field)), [field]: value },
  }));
};

const sampleFor = (shape: Shape, field: string) =>
  sampleOf(alternatives(shape).find((alternative) => alternative.properties?.[field] !== undefined) ?? shape);

const wrongParameters = (shape: Shape): readonly string[] => {
  const [first = shape] = alternatives(shape);
  if (first.enum !== undefined) return ['no-such-value', '', '%00'];
  if (first.type === 'integer') {
    return [
      'x',
      '',
      '1.5',
      '1e1',
      '0x10',
      ...((first.minimum ?? 0) < 0 ? [] : ['-1']),
      '%31%00',
      '99999999999999999999',
      'NaN',
      ...outside(first).map(String),
    ];
  }
  return ['%00', 'x'.repeat(2000)];
};

export const malformedQueries = (endpoint: Endpoint): readonly { field: string; query: string }[] => {
  if (endpoint.query === undefined) return [];
  const shape = shapeOf(endpoint.query);
  const good = new URLSearchParams(
    Object.entries(Object(sampleOf(shape))).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return Object.entries(shape.properties ?? {}).flatMap(([field, fieldShape]) => {
    const others = new URLSearchParams([...good].filter(([name]) => name !== field));
    const wrong = wrongParameters(fieldShape).map((value) => `${field}=${value}`);
    const required = shape.required?.includes(field) ? [''] : [];
    return [...wrong, ...required, `${field}=1&${field}=2`].map((part) => ({
      field,
      query: [others.toString(), part].filter((text) => text !== '').join('&'),
    }));
  });
};

export const malformedIds: readonly string[] = [
  '%00',
  'x%00y',
  '%',
  '%E0%A4%A',
  '%FF',
  '..%2f..%2fetc%2fpasswd',
  'x'.repeat(65),
  "'%20or%201=1--",
  '%F0%9F%92%B3',
  '__proto__',
  'constructor',
];

export const malformedTexts: readonly string[] = [
  '',
  ' ',
  '{',
  '{"a":1',
  "{'a':1}",
  '{"a":1}}',
  'null',
  '[]',
  '"text"',
  '5',
  'true',
  'undefined',
  'NaN',
  '<a/>',
  'a=1',
  '['.repeat(20_000),
  '{"a":'.repeat(5000),
  '{"__proto__":{"accountId":"x"}}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '{"\u0000":1}',
  '{"accountId":"\\ud800"}',
  '1e999',
  '-',
];

export const notCalledJson: readonly string[] = [
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json-patch+json',
  'json',
];
