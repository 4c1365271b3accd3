import type { Endpoint, ErrorCode, ResponseOf } from '@tillbook/contract';
import { errorTable } from '@tillbook/contract';
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';

export type Sent = {
  readonly params: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
};

const addressOf = (endpoint: Endpoint): string =>
  `${window.location.origin}/:page/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

const onCall = (
  endpoint: Endpoint,
  respond: (sent: Sent) => Response | Promise<Response>,
): RequestHandler => {
  const method = endpoint.method === 'GET' ? http.get : http.post;
  return method(addressOf(endpoint), async ({ request, params }) =>
    respond({
      params,
      query: new URL(request.url).searchParams,
      headers: request.headers,
      body: await readBody(request.clone()),
    }),
  );
};

const json = (body: JsonBodyType, status: number): Response => HttpResponse.json(body, { status });

/** Responds to a call as declared in the contract; the compiler rejects a response that the server could not send. */
export const answer = <const E extends Endpoint>(
  endpoint: E,
  respond: ResponseOf<E> | ((sent: Sent) => ResponseOf<E> | Promise<ResponseOf<E>>),
): RequestHandler =>
  onCall(endpoint, async (sent) => {
    const body: unknown = typeof respond === 'function' ? await respond(sent) : respond;
    const status = endpoint.status ?? (endpoint.response ? 200 : 204);
    return endpoint.response
      ? new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
      : new Response(null, { status: 204 });
  });

export const refuse = (
  endpoint: Endpoint,
  code: ErrorCode,
  message?: string,
  fields?: Readonly<Record<string, string>>,
): RequestHandler =>
  onCall(endpoint, () => {
    const { status, message: usual } = errorTable[code];
    const requestId = 'req_0123456789abcdef';
    return json({ message: message ?? usual, code, requestId, ...(fields && { fields }) }, status);
  });

/** Fails a call as if the server were down or the response lost. */
export const away = (endpoint: Endpoint, hear: (sent: Sent) => void = () => {}): RequestHandler =>
  onCall(endpoint, (sent) => {
    hear(sent);
    return HttpResponse.error();
  });
