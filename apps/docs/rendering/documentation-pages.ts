import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageHeader } from './page-header.ts';
import { renderGuide } from './render-guide.ts';

const guidesFolder = resolve(import.meta.dirname, '../../../docs/guides');

/** The files of the guide in the order of their names, which begin with a number. */
export const guideChapters = (): readonly string[] => {
  const names = globSync('*.md', { cwd: guidesFolder }).toSorted();
  if (names.length === 0) throw new Error(`${guidesFolder} holds no chapter of the guide.`);
  return names.map((name) => readFileSync(resolve(guidesFolder, name), 'utf8'));
};

const put = (html: string, place: string, content: string): string => {
  if (!html.includes(place)) throw new Error(`The page has no ${place}.`);
  return html.replace(place, () => content);
};

const fillGuide = (html: string): string => {
  const guide = renderGuide(guideChapters());
  return put(put(html, '<!--guide-->', guide.html), '<!--contents-->', guide.contentsHtml);
};

/** Writes the header into both pages and the guide into its own, while building and while developing. */
export const documentationPages = (): Plugin => ({
  name: 'tillbook:documentation-pages',
  configureServer: ({ watcher, ws, middlewares }) => {
    watcher.add(guidesFolder);
    watcher.on('change', (path) => path.endsWith('.md') && ws.send({ type: 'full-reload' }));
    // The server answers the address without a slash as well; Vite alone would point to the one with it.
    middlewares.use((request, _response, next) => {
      if (request.url === '/docs') request.url = '/docs/';
      next();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { filename }) => {
      const isGuide = filename.endsWith('guide.html');
      const page = put(html, '<!--header-->', pageHeader(isGuide ? '/docs/guide' : '/docs'));
      return isGuide ? fillGuide(page) : page;
    },
  },
});
