import { expect, test } from 'vitest';
import { endpoints, openApiDocument } from './openapi.ts';

const document = openApiDocument('http://localhost:4310/api');

test(
  'every declared call is in the document once, under its method and path',
  { meta: { shows: ['asvs:V2.1.1'] } },
  () => {
    const paths = document['paths'];
    const operations = Object.entries(paths ?? {}).flatMap(([path, calls]) =>
      Object.keys(calls ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(endpoints.map((call) => `${call.method} ${call.path}`).toSorted());
  },
);

test('an integer query parameter is an integer with its bounds and is optional if it has a default', () => {
  expect(document).toHaveProperty(
    ['paths', '/settlements', 'get', 'parameters', 2],
    expect.objectContaining({
      name: 'limit',
      required: false,
      schema: expect.objectContaining({ type: 'integer', maximum: 100 }),
    }),
  );
});

test('an account id in the query is required', () => {
  expect(document).toHaveProperty(
    ['paths', '/settlements', 'get', 'parameters', 0],
    expect.objectContaining({ name: 'accountId', required: true }),
  );
});

test('a refusal lists its codes under its status', () => {
  expect(document).toHaveProperty(
    ['paths', '/transactions/refund', 'post', 'responses', '409', 'description'],
    expect.stringContaining('dispute_open'),
  );
});

test('a key in progress and an internal error are among the responses', () => {
  const responses = ['paths', '/transactions', 'post', 'responses'];
  expect(document).toHaveProperty(
    [...responses, '503', 'description'],
    expect.stringMatching(/key_in_progress[^]+unavailable/),
  );
  expect(document).toHaveProperty([...responses, '500', 'description'], expect.stringContaining('internal'));
});

test('whatever asks to come back later says when', () => {
  for (const { method, path } of endpoints) {
    for (const status of ['429', '503']) {
      const responsePath = ['paths', path, method.toLowerCase(), 'responses', status];
      expect(document).toHaveProperty([...responsePath, 'headers', 'Retry-After'], {
        $ref: '#/components/headers/RetryAfter',
      });
    }
  }
  expect(document).toHaveProperty(['components', 'headers', 'RetryAfter', 'schema', 'type'], 'integer');
});

test('describes the header with the number of disputes', () => {
  expect(document).toHaveProperty(
    ['paths', '/disputes', 'get', 'responses', '200', 'headers', 'X-Total-Count'],
    { $ref: '#/components/headers/TotalCount' },
  );
  expect(document).toHaveProperty(['components', 'headers', 'TotalCountCapped', 'schema', 'type'], 'boolean');
});

test('names and method-path pairs are unique', () => {
  expect(new Set(endpoints.map((call) => call.name)).size).toBe(endpoints.length);
});

test(
  'every account-bound call names its account by a field it declares',
  { meta: { shows: ['asvs:V8.1.1'] } },
  () => {
    for (const call of endpoints) {
      if (call.access.kind !== 'account') continue;
      for (const source of call.access.sources) {
        const schema = { path: call.params, query: call.query, body: call.body }[source.in];
        const fields = schema && 'shape' in schema ? Object.keys(Object(schema.shape)) : [];
        expect(fields).toContain(source.field);
      }
    }
  },
);

/** Every object below a part of the document, with its JSON pointer. */
const objectsIn = (value: unknown, pointer = ''): { readonly pointer: string; readonly json: object }[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        { pointer, json: value },
        ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${pointer}/${key}`)),
      ];

test('no pattern needs a flag or a class that other engines lack', () => {
  const patterns = objectsIn(document).flatMap(({ json }) =>
    'pattern' in json && typeof json.pattern === 'string' ? [json.pattern] : [],
  );
  expect(patterns.length).toBeGreaterThan(0);
  for (const pattern of patterns) {
    expect(pattern).not.toContain(String.raw`\p`);
    expect(() => new RegExp(pattern)).not.toThrow();
  }
});

test('every body has a name: requests, responses and refusals', () => {
  const bodies = objectsIn(document['paths']).filter(({ pointer }) =>
    /\/content\/[a-z]+~?\/?[a-z+-]+$/.test(pointer),
  );
  expect(bodies.length).toBeGreaterThan(endpoints.length);
  for (const { json } of bodies) expect(json).toHaveProperty(['schema', '$ref']);
});

test('every referenced name of a body exists', () => {
  const known = new Set(objectsIn(document).map(({ pointer }) => `#${pointer}`));
  const references = objectsIn(document).flatMap(({ json }) => ('$ref' in json ? [String(json.$ref)] : []));
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});

test("names the server's address", () => {
  expect(document).toHaveProperty(['info', 'contact', 'url'], 'http://localhost:4310/docs/');
});
