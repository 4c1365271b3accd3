import type { Context, MiddlewareHandler } from 'hono';
import type { Platform } from '../platform.ts';

/** What the layers around a call know of the request. */
export type RequestFacts = {
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  call?: string;
  accountId?: string;
};

/** `incoming` is there when a socket brought the request, and absent in a test that has none. */
export type ApiEnvironment = {
  Variables: { facts: RequestFacts };
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
};

const socketAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '');

/** The nearest proxy wrote the last entry; all before it are only what the client says. */
const forwardedAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) || undefined;

const clientAddress = (context: Context<ApiEnvironment>, trustProxy: boolean): string | undefined =>
  (trustProxy ? forwardedAddress(context) : undefined) ?? socketAddress(context);

const milliseconds = (from: number) => Math.round((performance.now() - from) * 10) / 10;

/** Gives each request its id and writes its one line of log: what was asked of which account, and how it went. */
export const requestFacts =
  (platform: Platform): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const startedAt = performance.now();
    const facts: RequestFacts = {
      requestId: platform.newIdentifier('req'),
      clientAddress: clientAddress(context, platform.settings.trustProxy),
    };
    context.set('facts', facts);
    await next();
    context.header('X-Request-Id', facts.requestId);
    platform.log('request', {
      requestId: facts.requestId,
      method: context.req.method,
      call: facts.call,
      accountId: facts.accountId,
      status: context.res.status,
      durationMs: milliseconds(startedAt),
    });
  };
