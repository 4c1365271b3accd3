import type { Endpoint } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { beginSession } from '../../src/access/sessions.ts';
import { send, type TestResponse } from '../requests.ts';
import type { TestPlatform } from '../test-platform.ts';

type CallInput = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
};

export type Caller = (name: string, input?: CallInput) => Promise<TestResponse>;

const endpointNamed = (name: string): Endpoint => {
  const endpoint = endpoints.find((candidate) => candidate.name === name);
  if (endpoint === undefined) throw new Error(`The contract has no ${name}.`);
  return endpoint;
};

const addressOf = ({ path }: Endpoint, { params = {}, query = {} }: CallInput): string => {
  const values = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return `/api${filled}?${new URLSearchParams(values).toString()}`;
};

/**
 * Creates callers that record their calls. Each call has its own session, so that the clock may be moved, and
 * a key, so that it could be repeated.
 */
export const newCallers = (testPlatform: TestPlatform, made: Set<string>) => {
  let key = 0;
  return (userId: string): Caller =>
    async (name, input = {}) => {
      const endpoint = endpointNamed(name);
      key += 1;
      const response = await send(testPlatform.web, endpoint.method, addressOf(endpoint, input), {
        token: await beginSession(testPlatform.platform, userId),
        headers: { 'idempotency-key': `every-call-${key}` },
        json: input.body,
      });
      if (response.status >= 300) throw new Error(`${name} answered ${response.status}: ${response.text}`);
      made.add(name);
      return response;
    };
};
