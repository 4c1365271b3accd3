import type { Hono } from 'hono';
import type { ApiEnvironment } from '../src/http/request-facts.ts';

export type TestResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
};

/** Returns the whole response without the headers that vary from request to request. */
export const telling = ({ status, headers, text }: TestResponse) => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id')),
  text: text.replaceAll(/req_\w+/g, ''),
});

export type TestRequest = {
  readonly token?: string;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const headersOf = ({ token, json, headers }: TestRequest) => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(json !== undefined && { 'content-type': 'application/json' }),
  ...headers,
});

const environmentFrom = (address: string | undefined) =>
  address === undefined ? {} : { incoming: { socket: { remoteAddress: address } } };

/** Reads a response's text, or the first chunk of a stream, which never ends by itself. */
const textOf = async (response: Response): Promise<string> => {
  if (response.headers.get('content-type') !== 'text/event-stream') return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

const read = async (response: Response): Promise<TestResponse> => {
  const text = await textOf(response);
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
};

export const send = async (
  app: Hono<ApiEnvironment>,
  method: string,
  path: string,
  request: TestRequest = {},
): Promise<TestResponse> => {
  const { json, from } = request;
  const body = json === undefined ? null : JSON.stringify(json);
  const response = await app.request(
    path,
    { method, headers: headersOf(request), body },
    environmentFrom(from),
  );
  return read(response);
};

export const sendText = async (
  app: Hono<ApiEnvironment>,
  method: string,
  path: string,
  body: string | Uint8Array,
  request: {
    readonly token: string;
    readonly contentType: string;
    readonly headers?: TestRequest['headers'];
    readonly from?: string;
  },
): Promise<TestResponse> => {
  const { token, contentType } = request;
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType, ...request.headers };
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  return read(await app.request(path, { method, headers, body: bytes }, environmentFrom(request.from)));
};

export const get = (app: Hono<ApiEnvironment>, path: string, request?: TestRequest): Promise<TestResponse> =>
  send(app, 'GET', path, request);

export const post = (
  app: Hono<ApiEnvironment>,
  path: string,
  json: unknown,
  request: TestRequest = {},
): Promise<TestResponse> => send(app, 'POST', path, { ...request, json });

export const textIn = ({ body }: TestResponse, name: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value === 'string') return value;
  throw new Error(`The answer has no text called ${name}.`);
};
