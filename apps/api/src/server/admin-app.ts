import { resolve } from 'node:path';
import { Hono } from 'hono';
import type { Clock } from '../runtime/clock.ts';
import type { NewIdentifier } from '../runtime/identifiers.ts';
import type { Log } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { alwaysSend, plainHeaders, transportSecurity } from '../http/api-headers.ts';
import { logFault } from '../http/fault.ts';
import { originFiles } from '../pages/origin-files.ts';
import { faultPage, wrongMethodPage } from '../pages/plain-page.ts';
import { requestedUrl } from './public-host.ts';
import { isMarked, redirectOnce, removeMark } from './redirect-marker.ts';
import { requestFacts, type ApiEnvironment } from '../http/request-facts.ts';
import { siteIn } from '../pages/static-files.ts';
import { serveWebApp } from '../pages/web-app.ts';

const builtAdminApp = resolve(import.meta.dirname, '../../../admin/dist');

export type PageServer = {
  readonly settings: Settings;
  readonly newIdentifier: NewIdentifier;
  readonly log: Log;
  readonly clock: Clock;
};

/**
 * Serves only the admin app, in a separate process on any machine. The platform's API lets the pages of
 * `ADMIN_BASE_URL` call it.
 */
export const adminApp = (server: PageServer, folder = builtAdminApp): Hono<ApiEnvironment> => {
  const { settings, log } = server;
  const { hostname, origin } = new URL(settings.adminBaseUrl);
  const app = new Hono<ApiEnvironment>();
  app.use(requestFacts(server), alwaysSend({ ...plainHeaders, ...transportSecurity(settings) }));
  // The admin app has no database, so it is ready if it responds.
  for (const path of ['/health', '/healthz', '/livez', '/readyz']) {
    app.get(path, (context) => context.json({ status: 'ok' }));
  }
  // Redirects other names: the API would refuse their pages, and each origin stores its own session.
  app.use(async (context, next) => {
    const requested = requestedUrl(context, settings.trustProxy);
    if (requested.hostname !== hostname) return redirectOnce(context, requested, origin, server);
    return isMarked(context) ? removeMark(context, origin) : next();
  });
  app.route('/', originFiles({ settings, clock: server.clock, appAt: () => 'admin' }));
  app.get('/admin', (context) => context.redirect('/admin/', 307));
  app.get('/admin/*', serveWebApp(settings, siteIn(folder), '/admin/'));
  app.get('*', (context) => context.redirect('/admin/', 307));
  app.all('*', () => wrongMethodPage(settings));
  app.onError((error, context) => {
    const { requestId } = context.get('facts');
    logFault(log, requestId, error);
    return faultPage(settings, requestId);
  });
  return app;
};
