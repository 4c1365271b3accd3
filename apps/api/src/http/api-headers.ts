import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

/** What every answer carries that is no page, also a file of a build: guessed at by nobody, shown in no frame. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
};

/** What every answer of the API carries: it is kept nowhere. */
export const apiHeaders: Readonly<Record<string, string>> = {
  ...plainHeaders,
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
};

const yearSeconds = 31_536_000;

/** A browser that has once come over TLS is told to come over nothing else, to the hosts below this one neither. */
export const transportSecurity = ({ webBaseUrl }: Settings): Readonly<Record<string, string>> =>
  webBaseUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${yearSeconds}; includeSubDomains` }
    : {};

/** Sets headers on every answer, also on refusals; one that an answer set itself stays. */
export const alwaysSend =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    // Set on the answer's own headers: `context.header` would make a new answer for each of them.
    const sent = context.res.headers;
    for (const [name, value] of Object.entries(headers)) {
      if (!sent.has(name)) sent.set(name, value);
    }
  };
