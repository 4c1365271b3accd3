import { resolve } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Platform } from '../platform.ts';
import { alwaysSend, plainHeaders, transportSecurity } from '../http/api-headers.ts';
import { apiApp } from './api.ts';
import type { Handler } from '../http/call.ts';
import { serveDocumentation } from '../pages/documentation.ts';
import { logFault } from '../http/fault.ts';
import { originFiles } from '../pages/origin-files.ts';
import { faultPage, wrongMethodPage } from '../pages/plain-page.ts';
import { oneHost } from '../http/one-host.ts';
import { probeAddresses, sameRequestAt } from './probe-addresses.ts';
import { adminOrigin, requestedUrl, publicHost } from './public-host.ts';
import { requestFacts, type ApiEnvironment } from '../http/request-facts.ts';
import { serveStorybook } from '../pages/storybook.ts';
import { siteIn } from '../pages/static-files.ts';
import { serveWebApp } from '../pages/web-app.ts';

const repository = resolve(import.meta.dirname, '../../../..');

const builtWebApps = {
  merchant: resolve(repository, 'apps/merchant/dist'),
  admin: resolve(repository, 'apps/admin/dist'),
  docs: resolve(repository, 'apps/docs/dist'),
  storybook: resolve(repository, 'packages/ui/storybook-static'),
};

/**
 * Serves the web origin: the API, its documentation, the two web apps and, in development, Storybook.
 * @example
 * serve({ fetch: webOriginApp(platform, handlers).fetch, port: settings.port });
 */
export const webOriginApp = (
  platform: Platform,
  handlers: readonly Handler[],
  folders: typeof builtWebApps = builtWebApps,
): Hono<ApiEnvironment> => {
  const { settings } = platform;
  const app = new Hono<ApiEnvironment>();
  const api = apiApp(platform, handlers);
  app.use(requestFacts(platform), alwaysSend({ ...plainHeaders, ...transportSecurity(settings) }));
  app.use(oneHost);
  app.use(publicHost(platform));
  app.all('/api', (context) => api.fetch(context.req.raw, context.env));
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  for (const [path, apiPath] of Object.entries(probeAddresses)) {
    app.all(path, (context) => api.fetch(sameRequestAt(apiPath, context.req.raw), context.env));
  }
  const isAdminOrigin = adminOrigin(settings);
  const appAt = (context: Context) =>
    isAdminOrigin(requestedUrl(context, settings.trustProxy)) ? 'admin' : 'merchant';
  app.route('/', originFiles({ settings, clock: platform.clock, appAt }));
  const documentation = serveDocumentation(settings, siteIn(folders.docs));
  app.get('/docs', documentation);
  app.get('/docs/*', documentation);
  const storybook = serveStorybook(settings, siteIn(folders.storybook));
  app.get('/storybook', storybook);
  app.get('/storybook/*', storybook);
  app.get('/admin', (context) => context.redirect('/admin/', 308));
  app.get('/admin/*', serveWebApp(settings, siteIn(folders.admin), '/admin/'));
  app.get('*', serveWebApp(settings, siteIn(folders.merchant), '/'));
  app.all('*', () => wrongMethodPage(settings));
  app.onError((error, context) => {
    const { requestId } = context.get('facts');
    logFault(platform.log, requestId, error);
    return faultPage(settings, requestId);
  });
  return app;
};
