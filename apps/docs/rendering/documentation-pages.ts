import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageHeader, type PagePath } from './page-header.ts';
import { renderGuide } from './render-guide.ts';

const guidesFolder = resolve(import.meta.dirname, '../../../docs/guides');

/** Returns the text of each chapter, ordered by the number at the start of its file name. */
export const guideChapters = (): readonly string[] => {
  const names = globSync('*.md', { cwd: guidesFolder }).toSorted();
  if (names.length === 0) throw new Error(`${guidesFolder} holds no chapter of the guide.`);
  return names.map((name) => readFileSync(resolve(guidesFolder, name), 'utf8'));
};

const put = (html: string, placeholder: string, content: string): string => {
  if (!html.includes(placeholder)) throw new Error(`The page has no ${placeholder}.`);
  return html.replace(placeholder, () => content);
};

export const packagePage = (name: 'ui' | 'domain'): string =>
  readFileSync(resolve(guidesFolder, 'packages', `${name}.md`), 'utf8');

type Page = { readonly path: PagePath; readonly chapters?: () => readonly string[] };

const pages: Readonly<Record<string, Page>> = {
  'index.html': { path: '/docs' },
  'guide.html': { path: '/docs/guide', chapters: guideChapters },
  'ui.html': { path: '/docs/ui', chapters: () => [packagePage('ui')] },
  'domain.html': { path: '/docs/domain', chapters: () => [packagePage('domain')] },
};

const fillGuide = (html: string, chapters: readonly string[]): string => {
  const guide = renderGuide(chapters);
  return put(put(html, '<!--guide-->', guide.html), '<!--contents-->', guide.contentsHtml);
};

/** Adds the header to every page, and the text to pages written in Markdown, in builds and in development. */
export const documentationPages = (): Plugin => ({
  name: 'tillbook:documentation-pages',
  configureServer: ({ watcher, ws, middlewares }) => {
    watcher.add(guidesFolder);
    watcher.on('change', (path) => path.endsWith('.md') && ws.send({ type: 'full-reload' }));
    // Serves the address without its trailing slash, as the server does; Vite alone would redirect.
    middlewares.use((request, _response, next) => {
      if (request.url === '/docs') request.url = '/docs/';
      next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { filename }) => {
      const page = pages[basename(filename)];
      if (!page) throw new Error(`${filename} is no page of the documentation.`);
      const framed = put(html, '<!--header-->', pageHeader(page.path));
      return page.chapters ? fillGuide(framed, page.chapters()) : framed;
    },
  },
});
