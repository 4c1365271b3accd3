import type { Plugin } from 'vite';
import { firstCallModule, isPublicRoute, routeOf } from './route-modules.ts';

type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

type Route = { readonly name: string; readonly chunk: Chunk };

const isAround = (outer: string, inner: string): boolean => inner.startsWith(`${outer}/`);

/**
 * Returns the path of a route: `_account/payments/index` becomes `/payments`, without layouts (`_…`) and
 * groups (`(…)`).
 */
const pathOf = (name: string): string =>
  `/${name
    .split('/')
    .filter((segment) => segment !== 'index' && !/^[_(]/.test(segment))
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')}`;

/** Returns the files of chunks, their static imports and their style sheets. */
const filesOf = (chunks: ReadonlyMap<string, Chunk>, roots: readonly Chunk[]): ReadonlySet<string> => {
  const files = new Set<string>();
  const add = (chunk: Chunk): void => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) {
      const found = chunks.get(imported);
      if (found) add(found);
    }
  };
  roots.forEach(add);
  return files;
};

/** Lists, by screen path, the files that a screen needs in addition to the files of every page. */
export const screensIn = (bundle: Bundle): Readonly<Record<string, readonly string[]>> => {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const routes = all.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id): Route[] => {
      const name = routeOf(id);
      return name === undefined ? [] : [{ name, chunk }];
    }),
  );
  const calling = all.filter(({ moduleIds }) => moduleIds.some((id) => firstCallModule.test(id)));
  const everywhere = filesOf(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  );
  const filesFor = (name: string): readonly string[] => {
    const own = routes.filter((route) => route.name === name || isAround(route.name, name));
    const needed = filesOf(chunks, [
      ...(isPublicRoute(name) ? [] : calling),
      ...own.map(({ chunk }) => chunk),
    ]);
    return [...needed].filter((file) => !everywhere.has(file));
  };
  const isLayout = (name: string) => routes.some((route) => isAround(name, route.name));
  return Object.fromEntries(
    routes.filter(({ name }) => !isLayout(name)).map(({ name }) => [pathOf(name), filesFor(name)]),
  );
};

/** Returns the font of the characters that every page contains, such as `assets/inter-basic-….woff2`. */
export const fontsIn = (bundle: Bundle): readonly string[] =>
  Object.keys(bundle).filter((file) => /-basic-[^/]*\.woff2$/.test(file));

/** Lowers the priority of preloaded scripts, because the browser draws nothing without the style sheet. */
export const afterStyles = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

const at =
  (base: string) =>
  (file: string): string =>
    base + file;

/**
 * Embeds each screen's files in the page: `{"fonts": […], "screens": {"/payments": […]}}`. The server
 * replaces the list with links to the requested screen's files, so that the browser loads them in parallel.
 */
export const screenFiles = (): Plugin => {
  let base = '/';
  return {
    name: 'tillbook:screen-files',
    apply: 'build',
    configResolved: (config) => {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const screens = Object.entries(screensIn(bundle)).map(([path, files]) => [path, files.map(at(base))]);
        const list = { fonts: fontsIn(bundle).map(at(base)), screens: Object.fromEntries(screens) };
        return {
          html: afterStyles(html),
          tags: [
            {
              tag: 'script',
              attrs: { type: 'application/json', id: 'screen-files' },
              children: JSON.stringify(list),
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
};
