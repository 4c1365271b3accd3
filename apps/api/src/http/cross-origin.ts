import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../runtime/settings.ts';

const readableHeaders = 'X-Request-Id, X-Total-Count, X-Total-Count-Capped, Retry-After';
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};

const allowedOrigins = ({ webBaseUrl, adminBaseUrl }: Settings): ReadonlySet<string> =>
  new Set([webBaseUrl, adminBaseUrl].map((address) => new URL(address).origin));

/**
 * Responds to preflights and sets the CORS headers for the allowed origins. Without these headers, a browser
 * hides the response from a page of another origin.
 */
export const crossOrigin = (settings: Settings): MiddlewareHandler => {
  const allowed = allowedOrigins(settings);
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && allowed.has(origin);
    const isPreflight =
      context.req.method === 'OPTIONS' && context.req.header('access-control-request-method') !== undefined;
    if (isPreflight) {
      context.res = new Response(null, { status: 204, ...(isAllowed && { headers: preflightHeaders }) });
    } else {
      await next();
    }
    const { headers } = context.res;
    headers.append('Vary', 'Origin');
    if (!isAllowed) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', readableHeaders);
  };
};
