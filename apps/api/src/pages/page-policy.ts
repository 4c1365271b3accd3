import type { Settings } from '../runtime/settings.ts';
import { transportSecurity } from '../http/api-headers.ts';

const originOf = (address: string) => new URL(address).origin;

type Policy = Readonly<Record<string, readonly string[]>>;

const write = (policy: Policy) =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/**
 * Allows only the page's own origin, and a nonce for the one kind of style that a library inserts. Trusted
 * Types forbid turning text into HTML or script, which neither the apps nor their libraries do.
 */
const ownFiles = (nonce: string): Policy => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
});

const pageHeaders = (settings: Settings) => ({
  // A page contains a nonce and the deployment's settings, so a cached page is always revalidated.
  'Cache-Control': 'no-cache, private',
  'Content-Type': 'text/html; charset=utf-8',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...transportSecurity(settings),
});

/**
 * Returns headers for the web origin's pages: they call the API, frame the forms, and cannot be framed.
 * Inline scripts are allowed by hash only; they report files that failed to load.
 */
export const webPageHeaders = (
  settings: Settings,
  nonce: string,
  scriptHashes: readonly string[],
): Record<string, string> => ({
  ...pageHeaders(settings),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': write({
    ...ownFiles(nonce),
    'script-src': ["'self'", ...scriptHashes],
    'connect-src': ["'self'", originOf(settings.apiBaseUrl)],
    'frame-src': [originOf(settings.tokenizationBaseUrl)],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }),
});

/** Returns headers for the forms: they call only their own origin, and only the web origin may frame them. */
export const formPageHeaders = (settings: Settings, nonce: string): Record<string, string> => ({
  ...pageHeaders(settings),
  'Content-Security-Policy': write({
    ...ownFiles(nonce),
    'connect-src': ["'self'"],
    'frame-ancestors': [originOf(settings.webBaseUrl)],
    'form-action': ["'none'"],
  }),
});

/**
 * Returns headers for the reference and the guide: they read the API's document and try out calls. The
 * viewer's icons are images in its style sheet, and its scripts need no `eval`.
 */
export const documentationPageHeaders = (settings: Settings): Record<string, string> => ({
  ...pageHeaders(settings),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': write({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", originOf(settings.apiBaseUrl)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
});

/**
 * Returns headers for Storybook, in development only: inline scripts are allowed by hash, styles are written
 * at run time, and stories are displayed in a frame.
 */
export const storybookPageHeaders = (
  settings: Settings,
  scriptHashes: readonly string[],
): Record<string, string> => ({
  ...pageHeaders(settings),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': write({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  }),
});

export const plainPageHeaders = (settings: Settings, nonce: string): Record<string, string> => ({
  ...pageHeaders(settings),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': write({
    'default-src': ["'none'"],
    'style-src': [`'nonce-${nonce}'`],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }),
});
