import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../runtime/settings.ts';

/** Protects every response that is not a page, files of a build included: no sniffing, no framing. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Protects every response of the API, and forbids to cache it. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...plainHeaders,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

const yearSeconds = 31_536_000;

/** Makes browsers use only TLS once they have connected over it, including for subdomains. */
export const transportSecurity = ({ webBaseUrl }: Settings): Readonly<Record<string, string>> =>
  webBaseUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` }
    : {};

/** Sets headers on every response, refusals included, unless the response has set them itself. */
export const alwaysSend =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    // Set on the response's own headers: `context.header` would create a new response for each of them.
    const sent = context.res.headers;
    for (const [name, value] of Object.entries(headers)) {
      if (!sent.has(name)) sent.set(name, value);
    }
  };
