import type { Plugin } from 'vite';

/** The relevant properties of a build's chunk. */
type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

/** A build's output, by file. */
export type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>;

/**
 * Modules that a screen's first call to the API needs, and that hold its response. No screen imports them
 * statically.
 */
const firstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** The route group for signed-out visitors, whose screens are complete before any call to the API. */
const publicGroup = '(public)/';

/**
 * A route's own part, as the router's plugin splits it off. Error and not-found components load only when
 * needed.
 */
const routeModule = /\/src\/routes\/(.+)\.tsx\?tsr-split=.*\b(?:component|loader|pendingComponent)\b/;

type Route = { readonly name: string; readonly chunk: Chunk };

/** `a.b.tsx` and `a/route.tsx` are equivalent to `a/b.tsx` and `a.tsx`. */
const routeName = (file: string): string => file.replaceAll('.', '/').replace(/\/route$/, '');

const isAround = (outer: string, inner: string): boolean => inner.startsWith(`${outer}/`);

/**
 * `_account/payments/index` is served at `/payments`: a layout, `_…`, and a group, `(…)`, are not part of the path.
 */
const pathOf = (name: string): string =>
  `/${name
    .split('/')
    .filter((segment) => segment !== 'index' && !/^[_(]/.test(segment))
    .map((segment) => segment.replace(/_$/, ''))
    .join('/')}`;

/** Chunks with all their static imports and style sheets. */
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

/** For each screen, by its path, the files it needs besides every page's. */
export const screensIn = (bundle: Bundle): Readonly<Record<string, readonly string[]>> => {
  const all = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const routes = all.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id): Route[] => {
      const [, file] = routeModule.exec(id) ?? [];
      return file === undefined ? [] : [{ name: routeName(file), chunk }];
    }),
  );
  const calling = all.filter(({ moduleIds }) => moduleIds.some((id) => firstCall.test(id)));
  const everywhere = filesOf(
    chunks,
    all.filter(({ isEntry }) => isEntry),
  );
  const filesFor = (name: string): readonly string[] => {
    const own = routes.filter((route) => route.name === name || isAround(route.name, name));
    const needed = filesOf(chunks, [
      ...(name.startsWith(publicGroup) ? [] : calling),
      ...own.map(({ chunk }) => chunk),
    ]);
    return [...needed].filter((file) => !everywhere.has(file));
  };
  const isLayout = (name: string) => routes.some((route) => isAround(name, route.name));
  return Object.fromEntries(
    routes.filter(({ name }) => !isLayout(name)).map(({ name }) => [pathOf(name), filesFor(name)]),
  );
};

const at =
  (base: string) =>
  (file: string): string =>
    base + file;

/**
 * Writes the files that each screen needs into the page, as `{"fonts": […], "screens": {"/payments": […]}}`.
 * The server, which knows the requested path, replaces it with links to that screen's files, so that the
 * browser requests them in parallel instead of discovering them one by one.
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
