import * as z from 'zod/mini';
import type { Endpoint, ObjectSchema } from '../endpoint.ts';
import type { NeededPermission } from '../roles.ts';
import type { DocumentedCall } from './documented-calls.ts';
import { bodySchema, eventStreamSchema, type Json, jsonSchema } from './json-schema.ts';
import { refusals } from './refusals.ts';

const exampleIn = (examples: unknown, name: string): Json => {
  const example: unknown = Reflect.get(Object(examples ?? {}), name);
  return example === undefined ? {} : { example };
};

const parameters = (schema: ObjectSchema | undefined, where: 'path' | 'query', examples: unknown): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const { description, ...shape } = Object(
      Reflect.get(Object(jsonSchema(z.object({ [name]: field }), 'input')['properties']), name),
    );
    return {
      name,
      in: where,
      required: where === 'path' || !z.safeParse(z.optional(z.object({ [name]: field })), {}).success,
      ...(typeof description === 'string' && { description }),
      schema: shape,
      ...exampleIn(examples, name),
    };
  });

const keyHeader = { $ref: '#/components/parameters/IdempotencyKey' };

const json = (schema: Json, example: unknown): Json => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});

const inText = (events: readonly unknown[]): string =>
  events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');

const eventStream = ({ events = [] }: DocumentedCall): Json => ({
  'text/event-stream': { schema: eventStreamSchema, example: inText(events) },
});

const success = (call: DocumentedCall): Json => {
  const { endpoint } = call;
  return {
    [String(endpoint.status ?? 200)]: {
      description: endpoint.status === 201 ? 'Created.' : endpoint.status === 202 ? 'Accepted.' : 'Done.',
      headers: {
        'X-Request-Id': { $ref: '#/components/headers/RequestId' },
        ...(endpoint.totalCountHeader && {
          'X-Total-Count': { $ref: '#/components/headers/TotalCount' },
          'X-Total-Count-Capped': { $ref: '#/components/headers/TotalCountCapped' },
        }),
      },
      ...(endpoint.response && { content: json(bodySchema(endpoint, 'Response'), call.response) }),
      ...(endpoint.events && { content: eventStream(call) }),
    },
  };
};

const permissionsText = (needed: NeededPermission): string => {
  if (typeof needed === 'string') return `the permission \`${needed}\``;
  const each = needed.map(({ field, value, permission }) => {
    const asked = value === undefined ? `\`${field}\`` : `\`${field}\` \`${value}\``;
    return `\`${permission}\` for ${asked}`;
  });
  return `the permission ${each.join(', ')}`;
};

const whoMayCall = ({ access }: Endpoint): string => {
  switch (access.kind) {
    case 'public':
      return 'Requires no session.';
    case 'session':
      return 'Requires a session.';
    case 'account':
      return `Requires a session of a person whose role in the account has ${permissionsText(access.permission)}.`;
    case 'admin':
      return 'Requires a session with the role `internal_admin`.';
  }
};

/** Describes one call as an operation of the OpenAPI document. */
export const operation = (tag: string, call: DocumentedCall): Json => {
  const { endpoint } = call;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: [call.description, whoMayCall(endpoint)].filter((text) => text !== undefined).join('\n\n'),
    tags: [tag],
    security: endpoint.access.kind === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path', call.params),
      ...parameters(endpoint.query, 'query', call.query),
      ...(endpoint.idempotent ? [keyHeader] : []),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(bodySchema(endpoint, 'Request'), call.body) },
    }),
    responses: { ...success(call), ...refusals(endpoint) },
  };
};
