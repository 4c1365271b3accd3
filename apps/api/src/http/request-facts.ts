import type { Context, MiddlewareHandler } from 'hono';
import type { Platform } from '../platform.ts';

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
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
};

const socketAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.env?.incoming?.socket.remoteAddress?.replace(/^::ffff:/, '');

/** The nearest proxy wrote the last entry; all before it are only what the client says. */
const forwardedAddress = (context: Context<ApiEnvironment>): string | undefined =>
  context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim().slice(0, 64) || undefined;

const clientAddress = (context: Context<ApiEnvironment>, trustProxy: boolean): string | undefined =>
  (trustProxy ? forwardedAddress(context) : undefined) ?? socketAddress(context);

/** Gives each request an id of its own, which the answer carries. */
export const requestFacts =
  ({
    newIdentifier,
    settings,
  }: Pick<Platform, 'newIdentifier' | 'settings'>): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const facts: RequestFacts = {
      requestId: newIdentifier('req'),
      clientAddress: clientAddress(context, settings.trustProxy),
    };
    context.set('facts', facts);
    await next();
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
