import { context as openContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { Platform } from '../platform.ts';
import { currentRequest, inRequest } from '../request-context.ts';
import { inSpan } from '../tracing/span.ts';
import { readTraceParent } from '../tracing/trace-parent.ts';

/** What the layers around a call know of the request. */
type RequestFacts = {
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  call?: string;
  accountId?: string;
};

/** `incoming` is there when a socket brought the request, and absent in a test that has none. */
export type ApiEnvironment = {
  Variables: { facts: RequestFacts };
  Bindings: {
    incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined };
      /** Names and values in turn, as they were sent. */
      readonly rawHeaders?: readonly string[];
    };
  };
};

const socketAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '');

/** The nearest proxy wrote the last entry; all before it are only what the client says. */
const forwardedAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) || undefined;

const clientAddress = (context: Context<ApiEnvironment>, trustProxy: boolean): string | undefined =>
  (trustProxy ? forwardedAddress(context) : undefined) ?? socketAddress(context);

/** What is given on may stand in a log and on a page, so it is short and has no odd characters. */
const requestIdPattern = /^[\w.:+/=-]{8,128}$/;

const givenRequestId = (context: Context): string | undefined => {
  const given = context.req.header('x-request-id');
  return given !== undefined && requestIdPattern.test(given) ? given : undefined;
};

/** Answers one request below the caller's span, and inside one of its own where spans are recorded. */
const inRequestSpan = (context: Context, requestId: string, next: Next): Promise<void> => {
  const { method } = context.req;
  const parent = readTraceParent(context.req.header('traceparent'));
  const attributes = { 'http.request.method': method, 'tillbook.request_id': requestId };
  const answer = () =>
    inSpan({ name: method, kind: SpanKind.SERVER, attributes }, async (span) => {
      const traceId = span.isRecording() ? span.spanContext().traceId : parent?.traceId;
      await inRequest({ requestId, traceId }, next);
      span.setAttribute('http.response.status_code', context.res.status);
      if (context.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    });
  return parent ? openContext.with(trace.setSpanContext(openContext.active(), parent), answer) : answer();
};

/**
 * Gives each request an id, which the answer, its log lines and its spans carry: the caller's `X-Request-Id` where it is
 * well-formed, else one of our own. The app of the API is mounted in that of the web origin, and keeps what that one gave.
 */
export const requestFacts =
  ({
    newIdentifier,
    settings,
  }: Pick<Platform, 'newIdentifier' | 'settings'>): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const outer = currentRequest();
    const requestId = outer?.requestId ?? givenRequestId(context) ?? newIdentifier('req');
    const facts: RequestFacts = {
      requestId,
      clientAddress: clientAddress(context, settings.trustProxy),
    };
    context.set('facts', facts);
    await (outer ? next() : inRequestSpan(context, requestId, next));
    const { headers } = context.res;
    if (!headers.has('X-Request-Id')) headers.set('X-Request-Id', facts.requestId);
  };

const milliseconds = (from: number) => Math.round((performance.now() - from) * 10) / 10;

/** Writes the one line of log of a call: what was asked of which account, and how it went. */
export const requestLog =
  ({ log }: Platform): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { requestId, call, accountId } = context.get('facts');
    log('request', {
      requestId,
      method: context.req.method,
      call,
      accountId,
      status: context.res.status,
      durationMs: milliseconds(startedAt),
    });
  };
