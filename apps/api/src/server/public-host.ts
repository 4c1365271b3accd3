import type { Context, MiddlewareHandler, Next } from 'hono';
import { probeAddresses } from './probe-addresses.ts';
import type { Settings } from '../runtime/settings.ts';
import { isOriginFile } from '../pages/origin-files.ts';
import { isMarked, redirectOnce, type RedirectContext, removeMark } from './redirect-marker.ts';

/** Probes may use any host name of the machine. */
const probes = new Set(['/api/health', '/api/ready', ...Object.keys(probeAddresses)]);

const isBelowAdmin = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** Returns the address that the browser requested, from a trusted proxy's headers if there are any. */
export const requestedUrl = (context: Context, trustProxy: boolean): URL => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  const requested = forwarded ? URL.parse(`http://${forwarded}`) : null;
  return requested ?? new URL(context.req.url);
};

const serveOnAdminOrigin = (context: Context, { adminBaseUrl }: Settings, next: Next) =>
  context.req.path.startsWith('/admin/') || isOriginFile(context.req.path)
    ? next()
    : context.redirect(`${adminBaseUrl}/`, 307);

/**
 * Returns a check for the admin app's own addresses. Two origins with the same name differ by port; otherwise
 * the name decides.
 */
export const adminOrigin = (settings: Settings): ((requested: URL) => boolean) => {
  const admin = new URL(settings.adminBaseUrl);
  const page = new URL(settings.webBaseUrl);
  if (admin.origin === page.origin) return () => false;
  return ({ host, hostname }) =>
    admin.hostname === page.hostname ? host === admin.host : hostname === admin.hostname;
};

/**
 * Redirects requests under another host name to the public address, so that links, origins and stored state
 * agree. The redirect is temporary, because the address is a setting and a browser would remember a permanent
 * redirect.
 */
export const publicHost = (redirects: RedirectContext): MiddlewareHandler => {
  const { settings } = redirects;
  const page = new URL(settings.webBaseUrl);
  const api = new URL(settings.apiBaseUrl);
  const admin = new URL(settings.adminBaseUrl);
  const isAdminOrigin = adminOrigin(settings);
  return async (context, next) => {
    const { path } = context.req;
    const requested = requestedUrl(context, settings.trustProxy);
    const isApi = path.startsWith('/api/') && requested.hostname === api.hostname;
    if (probes.has(path)) return next();
    if (isAdminOrigin(requested)) {
      if (isMarked(context)) return removeMark(context, admin.origin);
      return isApi ? next() : serveOnAdminOrigin(context, settings, next);
    }
    if (requested.hostname !== page.hostname) {
      return isApi ? next() : redirectOnce(context, requested, settings.webBaseUrl, redirects);
    }
    // An admin app with its own origin is served there only: its session differs from the merchant app's.
    if (admin.origin !== page.origin && isBelowAdmin(path)) {
      return redirectOnce(context, requested, admin.origin, redirects);
    }
    return isMarked(context) ? removeMark(context, settings.webBaseUrl) : next();
  };
};
