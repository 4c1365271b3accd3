import type { Plugin } from 'vite';

/** What there is to know of a chunk of a build. */
type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

/** What a build writes, by file. */
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/** What a screen's first call to the API goes through, and what keeps the answer. No screen imports it statically. */
const firstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** The screens that are whole before anything is asked of the API. */
const withoutCall: readonly string[] = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/terms',
  '/privacy',
];

/** A route's own part, as the router's plugin cuts it off. Errors and absent pages are drawn when something is wrong. */
const routeModule = /\/src\/routes\/(.+)\.tsx\?tsr-split=.*\b(?:component|loader|pendingComponent)\b/;

type Route = { readonly place: string; readonly chunk: Chunk };

/** `a.b.tsx` and `a/route.tsx` mean what `a/b.tsx` and `a.tsx` mean. */
const placeOf = (file: string): string => file.replaceAll('.', '/').replace(/\/route$/, '');

const isAround = (outer: string, inner: string): boolean => inner.startsWith(`${outer}/`);

/** `_account/payments/index` is reached at `/payments`: a segment that begins with `_` is none of the address. */
const pathOf = (place: string): string =>
  `/${place
    .split('/')
    .filter((segment) => segment !== 'index' && !segment.startsWith('_'))
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')}`;

/** Chunks with all they import statically, and their style sheets. */
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

/** For each screen, by the path it is reached at, the files it needs besides what every page has. */
export const screensIn = (bundle: Bundle): Readonly<Record<string, readonly string[]>> => {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const routes = all.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id): Route[] => {
      const [, file] = routeModule.exec(id) ?? [];
      return file === undefined ? [] : [{ place: placeOf(file), chunk }];
    }),
  );
  const calling = all.filter(({ moduleIds }) => moduleIds.some((id) => firstCall.test(id)));
  const everywhere = filesOf(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  );
  const filesFor = (place: string): readonly string[] => {
    const own = routes.filter((route) => route.place === place || isAround(route.place, place));
    const needed = filesOf(chunks, [
      ...(withoutCall.includes(pathOf(place)) ? [] : calling),
      ...own.map(({ chunk }) => chunk),
    ]);
    return [...needed].filter((file) => !everywhere.has(file));
  };
  const isLayout = (place: string) => routes.some((route) => isAround(place, route.place));
  return Object.fromEntries(
    routes.filter(({ place }) => !isLayout(place)).map(({ place }) => [pathOf(place), filesFor(place)]),
  );
};

const at =
  (base: string) =>
  (file: string): string =>
    base + file;

/**
 * Writes into the page which files each screen needs, as `{"fonts": […], "screens": {"/payments": […]}}`. The server, which
 * knows the address that was asked for, puts links to that screen's files in its place, so that the browser asks for all of
 * them at once instead of finding them out file by file.
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
      handler: (_html, { bundle = {} }) => {
        const screens = Object.entries(screensIn(bundle)).map(([path, files]) => [path, files.map(at(base))]);
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'screen-files' },
            children: JSON.stringify({ fonts: fonts.map(at(base)), screens: Object.fromEntries(screens) }),
            injectTo: 'head',
          },
        ];
      },
    },
  };
};
