import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../runtime/settings.ts';

/** Headers of every response that is not a page, including files of a build: no sniffing, no framing. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of every response of the API: in addition, no caching. */
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

export const alwaysSend =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    // Changes the response's own headers: `context.header` would create a new response for each header.
    const sent = context.res.headers;
    for (const [name, value] of Object.entries(headers)) {
      if (!sent.has(name)) sent.set(name, value);
    }
  };
