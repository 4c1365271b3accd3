import type { Context, MiddlewareHandler, Next } from 'hono';
import { probeAddresses } from './probe-addresses.ts';
import type { Settings } from '../settings.ts';
import { isOriginFile } from '../pages/origin-files.ts';

/** A probe asks the machine by whatever name it has. */
const probes = new Set(['/api/health', '/api/ready', ...Object.keys(probeAddresses)]);

const isBelowAdmin = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');

/** The address that the browser asked for, as far as what stands before this server passes it on. */
export const askedAddress = (context: Context, trustProxy: boolean): URL => {
  const forwarded = trustProxy ? context.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  const asked = forwarded ? URL.parse(`http://${forwarded}`) : null;
  return asked ?? new URL(context.req.url);
};

/** The same address elsewhere. */
export const sendTo = (context: Context, baseUrl: string): Response => {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(`${baseUrl}${pathname}${search}`, 307);
};

/** On an origin of its own the admin app is served, and nothing beside it. */
const answerOnAdminOrigin = (context: Context, { adminBaseUrl }: Settings, next: Next) =>
  context.req.path.startsWith('/admin/') || isOriginFile(context.req.path)
    ? next()
    : context.redirect(`${adminBaseUrl}/`, 307);

/** Whether an address is the admin app's own. Two ports of one name are told apart by the port, else a name is enough. */
export const adminOrigin = (settings: Settings): ((asked: URL) => boolean) => {
  const admin = new URL(settings.adminBaseUrl);
  const page = new URL(settings.webBaseUrl);
  if (admin.origin === page.origin) return () => false;
  return ({ host, hostname }) =>
    admin.hostname === page.hostname ? host === admin.host : hostname === admin.hostname;
};

/**
 * Sends whoever came by another host name to the one public address, so that links, origins and stored state agree.
 * Not for good: the address is a setting, and a browser would remember.
 */
export const publicHost = (settings: Settings): MiddlewareHandler => {
  const page = new URL(settings.webBaseUrl);
  const api = new URL(settings.apiBaseUrl);
  const admin = new URL(settings.adminBaseUrl);
  const isAdminOrigin = adminOrigin(settings);
  return async (context, next) => {
    const { path } = context.req;
    const asked = askedAddress(context, settings.trustProxy);
    const isApi = path.startsWith('/api/') && asked.hostname === api.hostname;
    if (probes.has(path)) return next();
    if (isAdminOrigin(asked)) return isApi ? next() : answerOnAdminOrigin(context, settings, next);
    if (asked.hostname !== page.hostname) return isApi ? next() : sendTo(context, settings.webBaseUrl);
    // With an origin of its own the admin app is served there alone: its session is not the merchant app's.
    if (admin.origin !== page.origin && isBelowAdmin(path)) return sendTo(context, admin.origin);
    return next();
  };
};
