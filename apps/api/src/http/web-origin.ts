import { resolve } from 'node:path';
import { Hono, type Context } from 'hono';
import type { Platform } from '../platform.ts';
import { apiApp } from './api.ts';
import type { Answered } from './call.ts';
import { answerDocumentation } from './documentation.ts';
import { logFault } from './fault.ts';
import { fillPage, newNonce } from './page.ts';
import { webPageHeaders } from './page-policy.ts';
import { faultPage, notBuiltPage, notFoundPage, wrongMethodPage } from './plain-page.ts';
import { publicHost } from './public-host.ts';
import { requestFacts, type ApiEnvironment } from './request-facts.ts';
import { siteIn, type Site } from './static-files.ts';
import { staticResponse } from './static-response.ts';

const apps = resolve(import.meta.dirname, '../../..');

/** The folders the web apps and the documentation are built into. */
const builtWebApps = {
  merchant: resolve(apps, 'merchant/dist'),
  admin: resolve(apps, 'admin/dist'),
  docs: resolve(apps, 'docs/dist'),
};

/** An address of the app itself: one that names no file, or one that a person typed into the browser. */
const isNavigation = (context: Context, path: string) => {
  if (path.startsWith('/assets/')) return false;
  const namesFile = /\.[a-z0-9]+$/i.test(path);
  return !namesFile || (context.req.header('accept') ?? '').includes('text/html');
};

const answerFromSite =
  (platform: Platform, site: Site, base: string) =>
  async (context: Context): Promise<Response> => {
    const { settings } = platform;
    const path = context.req.path.slice(base.length - 1);
    const page = await site.find('/index.html');
    if (page === undefined) return notBuiltPage(settings);
    const file = path === '/index.html' ? undefined : await site.find(path);
    if (file) return staticResponse(context, file, path.startsWith('/assets/'));
    if (!isNavigation(context, path)) return notFoundPage(settings);
    const nonce = newNonce();
    return new Response(fillPage(page, settings, nonce), { headers: webPageHeaders(settings, nonce) });
  };

/**
 * Everything the web origin serves: the API, its documentation, and the two web apps.
 *
 * @example
 * serve({ fetch: webOriginApp(platform, answeredCalls).fetch, port: settings.port });
 */
export const webOriginApp = (
  platform: Platform,
  answered: readonly Answered[],
  folders: typeof builtWebApps = builtWebApps,
): Hono<ApiEnvironment> => {
  const { settings } = platform;
  const app = new Hono<ApiEnvironment>();
  const api = apiApp(platform, answered);
  app.use(requestFacts(platform), publicHost(settings));
  app.all('/api', (context) => api.fetch(context.req.raw, context.env));
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  const documentation = answerDocumentation(settings, siteIn(folders.docs));
  app.get('/docs', documentation);
  app.get('/docs/*', documentation);
  app.get('/admin', (context) => context.redirect('/admin/', 308));
  app.get('/admin/*', answerFromSite(platform, siteIn(folders.admin), '/admin/'));
  app.get('*', answerFromSite(platform, siteIn(folders.merchant), '/'));
  app.all('*', () => wrongMethodPage(settings));
  app.onError((error, context) => {
    const { requestId } = context.get('facts');
    logFault(platform.log, requestId, error);
    return faultPage(settings, requestId);
  });
  return app;
};
