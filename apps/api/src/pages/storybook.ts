import type { Context, Handler } from 'hono';
import type { Settings } from '../runtime/settings.ts';
import { storybookPageHeaders } from './page-policy.ts';
import { notFoundPage, storybookNotBuiltPage } from './plain-page.ts';
import { scriptHashes } from './script-hashes.ts';
import type { Site } from './static-files.ts';
import { staticResponse } from './static-response.ts';

const base = '/storybook';

const pages: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/index.html': '/index.html',
  '/iframe.html': '/iframe.html',
};

const servePage = async (settings: Settings, site: Site, name: string): Promise<Response> => {
  const page = await site.find(name);
  if (page === undefined) return storybookNotBuiltPage(settings);
  const html = page.bytes.toString('utf8');
  return new Response(html, { headers: storybookPageHeaders(settings, scriptHashes(html)) });
};

const serveFile = async (
  context: Context,
  settings: Settings,
  site: Site,
  path: string,
): Promise<Response> => {
  const file = await site.find(path);
  return file === undefined
    ? notFoundPage(settings)
    : staticResponse(context, file, path.startsWith('/assets/'));
};

/** Serves the built Storybook in development; production responds 404. */
export const serveStorybook =
  (settings: Settings, site: Site): Handler =>
  (context) => {
    if (settings.production) return notFoundPage(settings);
    const path = context.req.path.slice(base.length);
    // The page refers to its files relative to the folder, and the redirect has to preserve a link's query.
    if (path === '') return context.redirect(`${base}/${new URL(context.req.url).search}`, 308);
    const page = pages[path];
    return page === undefined ? serveFile(context, settings, site, path) : servePage(settings, site, page);
  };
