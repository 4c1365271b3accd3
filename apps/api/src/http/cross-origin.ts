import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

const readableHeaders = 'X-Request-Id, X-Total-Count, Retry-After';
const preflightAgeSeconds = '600';

/** The origins whose pages may call the API from a browser: those of the two web apps, to the letter, and nobody else. */
const allowedOrigins = ({ webBaseUrl, adminBaseUrl }: Settings): ReadonlySet<string> =>
  new Set([webBaseUrl, adminBaseUrl].map((address) => new URL(address).origin));

/**
 * Answers preflights and marks answers for the allowed origins. A page of another origin gets an answer without the
 * mark, which its browser keeps from it.
 */
export const crossOrigin = (settings: Settings): MiddlewareHandler => {
  const allowed = allowedOrigins(settings);
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && allowed.has(origin);
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined;
    if (isPreflight) {
      context.res = new Response(null, { status: 204 });
      if (isAllowed) {
        context.header('Access-Control-Allow-Methods', 'GET, POST');
        context.header('Access-Control-Allow-Headers', 'Authorization, Content-Type, Idempotency-Key');
        context.header('Access-Control-Max-Age', preflightAgeSeconds);
      }
    } else {
      await next();
    }
    context.header('Vary', 'Origin', { append: true });
    if (!isAllowed) return;
    context.header('Access-Control-Allow-Origin', origin);
    context.header('Access-Control-Expose-Headers', readableHeaders);
  };
};
