import type { Context, MiddlewareHandler } from 'hono';
import type { Settings } from '../settings.ts';

const hostnameOf = (address: string) => new URL(address).hostname;

/** A probe asks the machine by whatever name it has. */
const probes = new Set(['/api/health', '/api/ready']);

const askedHostname = (context: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  const asked = forwarded ? URL.parse(`http://${forwarded}`) : null;
  return (asked ?? new URL(context.req.url)).hostname;
};

/**
 * Sends whoever came by another host name to the one public address, so that links, origins and stored state agree.
 * Not for good: the address is a setting, and a browser would remember.
 */
export const publicHost = (settings: Settings): MiddlewareHandler => {
  const pageHostname = hostnameOf(settings.webBaseUrl);
  const apiHostname = hostnameOf(settings.apiBaseUrl);
  const adminHostname = hostnameOf(settings.adminBaseUrl);
  return async (context, next) => {
    const { path } = context.req;
    const asked = askedHostname(context, settings.trustProxy);
    const isApi = path.startsWith('/api/') && asked === apiHostname;
    if (asked === pageHostname || isApi || probes.has(path)) return next();
    // On a host of its own the admin app is served, and nothing beside it.
    if (asked === adminHostname) {
      return path.startsWith('/admin/') ? next() : context.redirect(`${settings.adminBaseUrl}/`, 307);
    }
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${settings.webBaseUrl}${pathname}${search}`, 307);
  };
};
