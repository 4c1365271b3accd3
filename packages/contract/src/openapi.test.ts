import { expect, test } from 'vitest';
import { endpoints, openApiDocument } from './openapi.ts';

const document = openApiDocument('http://localhost:4310/api');

test(
  'documents every declared call once, under its method and path',
  { meta: { shows: ['asvs:V2.1.1'] } },
  () => {
    const paths = document['paths'];
    const operations = Object.entries(paths ?? {}).flatMap(([path, calls]) =>
      Object.keys(calls ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(endpoints.map((call) => `${call.method} ${call.path}`).toSorted());
  },
);

test('documents an integer query parameter with its maximum, and as optional if it has a default', () => {
  expect(document).toHaveProperty(
    ['paths', '/settlements', 'get', 'parameters', 2],
    expect.objectContaining({
      name: 'limit',
      required: false,
      schema: expect.objectContaining({ type: 'integer', maximum: 100 }),
    }),
  );
});

test('documents the account ID as a required query parameter', () => {
  expect(document).toHaveProperty(
    ['paths', '/settlements', 'get', 'parameters', 0],
    expect.objectContaining({ name: 'accountId', required: true }),
  );
});

test('lists the codes of a refusal under its status', () => {
  expect(document).toHaveProperty(
    ['paths', '/transactions/refund', 'post', 'responses', '409', 'description'],
    expect.stringContaining('dispute_open'),
  );
});

test('documents a key in progress and an internal error', () => {
  const responses = ['paths', '/transactions', 'post', 'responses'];
  expect(document).toHaveProperty(
    [...responses, '503', 'description'],
    expect.stringMatching(/key_in_progress[^]+unavailable/),
  );
  expect(document).toHaveProperty([...responses, '500', 'description'], expect.stringContaining('internal'));
});

test('documents Retry-After for every refusal that can be retried', () => {
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

test('documents the headers with the number of disputes', () => {
  expect(document).toHaveProperty(
    ['paths', '/disputes', 'get', 'responses', '200', 'headers', 'X-Total-Count'],
    { $ref: '#/components/headers/TotalCount' },
  );
  expect(document).toHaveProperty(['components', 'headers', 'TotalCountCapped', 'schema', 'type'], 'boolean');
});

test('gives every call a unique name', () => {
  expect(new Set(endpoints.map((call) => call.name)).size).toBe(endpoints.length);
});

test(
  'names the account of every account-bound call by a declared field',
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

/** Returns every object below a part of the document, with its JSON pointer. */
const objectsIn = (value: unknown, pointer = ''): { readonly pointer: string; readonly json: object }[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        { pointer, json: value },
        ...Object.entries(value).flatMap(([key, inner]) => objectsIn(inner, `${pointer}/${key}`)),
      ];

test('contains no pattern that needs a flag or class that other engines lack', () => {
  const patterns = objectsIn(document).flatMap(({ json }) =>
    'pattern' in json && typeof json.pattern === 'string' ? [json.pattern] : [],
  );
  expect(patterns.length).toBeGreaterThan(0);
  for (const pattern of patterns) {
    expect(pattern).not.toContain(String.raw`\p`);
    expect(() => new RegExp(pattern)).not.toThrow();
  }
});

test('refers to a named schema for the body of every request, response and refusal', () => {
  const bodies = objectsIn(document['paths']).filter(({ pointer }) =>
    /\/content\/[a-z]+~?\/?[a-z+-]+$/.test(pointer),
  );
  expect(bodies.length).toBeGreaterThan(endpoints.length);
  for (const { json } of bodies) expect(json).toHaveProperty(['schema', '$ref']);
});

test('defines every component that the document refers to', () => {
  const known = new Set(objectsIn(document).map(({ pointer }) => `#${pointer}`));
  const references = objectsIn(document).flatMap(({ json }) => ('$ref' in json ? [String(json.$ref)] : []));
  expect(references.filter((reference) => !known.has(reference))).toEqual([]);
});

test('gives the address of the documentation on the server as the contact', () => {
  expect(document).toHaveProperty(['info', 'contact', 'url'], 'http://localhost:4310/docs/');
});
