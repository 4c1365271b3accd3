import type { ServerResponse } from 'node:http';
import { context as openContext, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Context, MiddlewareHandler, Next } from 'hono';
import type { Platform } from '../platform.ts';
import { currentRequest, inRequest } from '../runtime/request-context.ts';
import { inSpan } from '../tracing/span.ts';
import { readTraceParent } from '../tracing/trace-parent.ts';

type RequestFacts = {
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  call?: string;
  accountId?: string;
};

/**
 * `incoming` and `outgoing` are set if the request came through a socket, and absent in a test without one.
 */
export type ApiEnvironment = {
  Variables: { facts: RequestFacts };
  Bindings: {
    incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined };
      /** Alternating names and values, as sent. */
      readonly rawHeaders?: readonly string[];
    };
    outgoing?: ServerResponse;
  };
};

const socketAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '');

/**
 * Returns the last entry of `X-Forwarded-For`, which the nearest proxy wrote; a client can forge all entries
 * before it.
 */
const forwardedAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) || undefined;

const clientAddress = (context: Context<ApiEnvironment>, trustProxy: boolean): string | undefined =>
  (trustProxy ? forwardedAddress(context) : undefined) ?? socketAddress(context);

/** A forwarded ID may be logged and shown on a page, so its length and characters are limited. */
const requestIdPattern = /^[\w.:+/=-]{8,128}$/;

const callersRequestId = (context: Context): string | undefined => {
  const header = context.req.header('x-request-id');
  return header !== undefined && requestIdPattern.test(header) ? header : undefined;
};

/** Handles one request under the caller's span, and in its own span if spans are recorded. */
const inRequestSpan = (context: Context, requestId: string, next: Next): Promise<void> => {
  const { method } = context.req;
  const parent = readTraceParent(context.req.header('traceparent'));
  const attributes = { 'http.request.method': method, 'tillbook.request_id': requestId };
  const respond = () =>
    inSpan({ name: method, kind: SpanKind.SERVER, attributes }, async (span) => {
      const traceId = span.isRecording() ? span.spanContext().traceId : parent?.traceId;
      await inRequest({ requestId, traceId }, next);
      span.setAttribute('http.response.status_code', context.res.status);
      if (context.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    });
  return parent ? openContext.with(trace.setSpanContext(openContext.active(), parent), respond) : respond();
};

/**
 * Gives each request an ID for its response, log lines and spans: the caller's `X-Request-Id` if it is
 * well-formed, otherwise a new ID. The API's app is mounted within the web origin's and uses the same ID.
 */
export const requestFacts =
  ({
    newIdentifier,
    settings,
  }: Pick<Platform, 'newIdentifier' | 'settings'>): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const outer = currentRequest();
    const requestId = outer?.requestId ?? callersRequestId(context) ?? newIdentifier('req');
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
