import type { Context, Handler } from 'hono';
import type { Settings } from '../runtime/settings.ts';
import { fillPage } from './page.ts';
import { documentationPageHeaders } from './page-policy.ts';
import { notBuiltPage, notFoundPage } from './plain-page.ts';
import type { Site } from './static-files.ts';
import { staticResponse } from './static-response.ts';

const base = '/docs';
const assets = `${base}/assets/`;

const servePage = async (settings: Settings, site: Site, path: string): Promise<Response> => {
  const page = await site.find(path);
  if (page === undefined) return notBuiltPage(settings);
  return new Response(fillPage(page, settings, ''), { headers: documentationPageHeaders(settings) });
};

const serveFile = async (context: Context, settings: Settings, site: Site): Promise<Response> => {
  const { path } = context.req;
  const file = path.startsWith(assets) ? await site.find(path.slice(base.length)) : undefined;
  return file === undefined ? notFoundPage(settings) : staticResponse(context, file, true);
};

export const serveDocumentation =
  (settings: Settings, site: Site): Handler =>
  async (context) => {
    switch (context.req.path) {
      case base:
        return servePage(settings, site, '/index.html');
      case `${base}/guide`:
        return servePage(settings, site, '/guide.html');
      case `${base}/ui`:
        return servePage(settings, site, '/ui.html');
      case `${base}/domain`:
        return servePage(settings, site, '/domain.html');
      case `${base}/`:
        return context.redirect(base, 308);
      default:
        return serveFile(context, settings, site);
    }
  };
