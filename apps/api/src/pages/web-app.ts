import type { Context, Handler } from 'hono';
import type { Settings } from '../runtime/settings.ts';
import { fillPage, newNonce } from './page.ts';
import { webPageHeaders } from './page-policy.ts';
import { notBuiltPage, notFoundPage } from './plain-page.ts';
import { linkScreen } from './screen-files.ts';
import { scriptHashes } from './script-hashes.ts';
import type { Site } from './static-files.ts';
import { staticResponse } from './static-response.ts';

/** Returns true for an address of the app itself: not a file, or typed into the browser by a person. */
const isNavigation = (context: Context, path: string) => {
  if (path.startsWith('/assets/')) return false;
  const namesFile = /\.[a-z0-9]+$/i.test(path);
  return !namesFile || (context.req.header('accept') ?? '').includes('text/html');
};

/**
 * Serves a web app: its files and, at every other address, its one page with this deployment's settings.
 * @param base the path that the app is built for, with a trailing slash
 */
export const serveWebApp =
  (settings: Settings, site: Site, base: string): Handler =>
  async (context) => {
    const path = context.req.path.slice(base.length - 1);
    const page = await site.find('/index.html');
    if (page === undefined) return notBuiltPage(settings);
    const file = path === '/index.html' ? undefined : await site.find(path);
    if (file) return staticResponse(context, file, path.startsWith('/assets/'));
    if (!isNavigation(context, path)) return notFoundPage(settings);
    const nonce = newNonce();
    const filled = linkScreen(fillPage(page, settings, nonce), path);
    // Hashes only the build's own text, so that no setting can add a script.
    const hashes = scriptHashes(page.bytes.toString('utf8'));
    return new Response(filled, { headers: webPageHeaders(settings, nonce, hashes) });
  };
