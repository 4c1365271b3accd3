import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, type PluginOption, type ProxyOptions, type UserConfig } from 'vite';
import { stripServerFields } from './strip-server-fields.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compilerCheck } from './compiler-check.ts';
import { listenAddress, serverAt } from './development-servers.ts';
import { fileRoutes } from './file-routes.ts';
import { moduleList } from './module-list.ts';
import { pageSettingsBlock } from './page-settings.ts';
import { screenFiles } from './screen-files.ts';
import { startFailure } from './start-failure.ts';
import { startingMark } from './starting-mark.ts';
import { withStoredTransforms } from './stored-transforms.ts';

export { mergeConfig } from 'vite';
export { ports } from './development-servers.ts';

export type WebAppOptions = {
  /** The development server's port; one of `ports`. */
  readonly port: number;
  /** The path the app is served at, with a slash at both ends. */
  readonly base?: string;
  /** True if routes are files below src/routes. */
  readonly router?: boolean;
  /** Paths that another server handles during development, and that server's port. */
  readonly proxy?: Readonly<Record<string, number>>;
  /** HTML files beside vite.config.ts that are pages; index.html by default. */
  readonly pages?: readonly string[];
  /** False if pages are written in HTML and no component is rendered. */
  readonly components?: boolean;
  /** Settings of this app in addition to the common ones. */
  readonly plugins?: readonly PluginOption[];
};

/** Browsers since spring 2024: no code is transpiled for older ones. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.4'];

/**
 * React Compiler for modules that call a hook. A component without one renders only when its parent passes other props:
 * there is hardly anything to memoize, and the code for it made a first screen 2 to 4 kB larger, brotli.
 */
const compiler = reactCompilerPreset();
const compilerForHooks = {
  ...compiler,
  rolldown: { ...compiler.rolldown, filter: { code: /\buse(?:[A-Z]\w*)?[<(]/ } },
};

const compileHooks = () => babel({ presets: [compilerForHooks] });

/** The plugins that compile components. */
export const componentPlugins = (): PluginOption[] => [react(), compileHooks(), vanillaExtractPlugin()];

/** The same for component tests: five packages load the design system, and it is compiled once for all of them. */
export const testedComponentPlugins = (): PluginOption[] => [
  react(),
  compileHooks().then((plugin) => withStoredTransforms(plugin)),
  vanillaExtractPlugin(),
];

/** Workspace packages are read from their source. */
const sourceConditions: readonly string[] = ['tillbook-source', ...defaultClientConditions];

/** The browser's host name is preserved: the API redirects any other. */
/** React has this hook; the shim for older versions would be dead weight. */
const withoutShims = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** Peer dependencies of an app's packages: one copy of each, the app's own. */
const broughtByTheApp = ['@vanilla-extract/css', 'react', 'react-dom'] as const;

const passedOn = (port: number): ProxyOptions => ({ target: serverAt(port), changeOrigin: false, ws: true });

/**
 * The Vite settings of a web app: React with its compiler, vanilla-extract, file routes, and an output that a
 * strict
 * Content-Security-Policy allows (one inline script, by its hash; no data: URL). dist/.vite contains the manifest and the
 * list of
 * modules for the size budgets; it is not served.
 *
 * @example
 * export default webApp({ port: ports.merchant, router: true, proxy: { '/api': ports.api } });
 */
export const webApp = ({
  port,
  base = '/',
  router = false,
  proxy = {},
  pages = ['index.html'],
  components = true,
  plugins = [],
}: WebAppOptions): UserConfig => ({
  base,
  // Several pages have no single page to fall back to: an unknown path is then a 404, as on the server.
  appType: pages.length > 1 ? 'mpa' : 'spa',
  plugins: [
    // The router's plugin splits routes into chunks before React's plugin compiles JSX.
    ...(router ? [tanstackRouter(fileRoutes)] : []),
    ...(components ? [...componentPlugins(), compilerCheck()] : [vanillaExtractPlugin()]),
    ...plugins,
    stripServerFields(),
    pageSettingsBlock(),
    ...(router ? [screenFiles(), startingMark(), startFailure()] : []),
    moduleList(),
  ],
  resolve: { conditions: [...sourceConditions], alias: withoutShims, dedupe: [...broughtByTheApp] },
  build: {
    target: browsers,
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...pages],
      ...(router && {
        // Every importing file contains these names: short ones make the first screens 700 bytes lighter.
        output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: 'assets/[hash:7].js' },
      }),
    },
  },
  server: {
    host: listenAddress,
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      Object.entries(proxy).map(([path, targetPort]) => [path, passedOn(targetPort)]),
    ),
  },
});
