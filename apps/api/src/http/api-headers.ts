import type { MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

/** What every answer that is no page carries: kept nowhere, guessed at by nobody, shown in no frame. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const yearSeconds = 31_536_000;

/** A browser that has once come over TLS is told to come over nothing else. */
export const transportSecurity = ({ webBaseUrl }: Settings): Readonly<Record<string, string>> =>
  webBaseUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${yearSeconds}` } : {};

/** Sets headers on every answer, also on refusals; one that an answer set itself stays. */
export const alwaysSend =
  (headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
  };
