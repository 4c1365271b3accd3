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
  readonly port: number;
  /** Path of the app, with a leading and a trailing slash. */
  readonly base?: string;
  /** Generates routes from the files below src/routes. */
  readonly router?: boolean;
  /** Development ports by path, for paths that another server handles. */
  readonly proxy?: Readonly<Record<string, number>>;
  /** HTML pages next to vite.config.ts; index.html by default. */
  readonly pages?: readonly string[];
  /** `false` for pages written in HTML, without React. */
  readonly components?: boolean;
  readonly plugins?: readonly PluginOption[];
};

/** Browsers since spring 2024. Older browsers get no transpiled code. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.4'];

/**
 * Runs React Compiler on modules that call a hook. Components without hooks have little to memoize, and
 * compiling them made a first screen 2 to 4 kB larger (brotli).
 */
const compiler = reactCompilerPreset();
const compilerForHooks = {
  ...compiler,
  rolldown: { ...compiler.rolldown, filter: { code: /\buse(?:[A-Z]\w*)?[<(]/ } },
};

const compileHooks = () => babel({ presets: [compilerForHooks] });

export const componentPlugins = (): PluginOption[] => [react(), compileHooks(), vanillaExtractPlugin()];

/**
 * Plugins for component tests. Stored transforms let five packages share one compilation of the design
 * system.
 */
export const testedComponentPlugins = (): PluginOption[] => [
  react(),
  compileHooks().then((plugin) => withStoredTransforms(plugin)),
  vanillaExtractPlugin(),
];

const sourceConditions: readonly string[] = ['tillbook-source', ...defaultClientConditions];

/** React includes this hook, so the shim for older versions would be dead weight. */
const withoutShims = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** Peer dependencies that must resolve to the app's own copy. */
const broughtByTheApp = ['@vanilla-extract/css', 'react', 'react-dom'] as const;

/** Preserves the browser's host name, because the API redirects requests with any other name. */
const passedOn = (port: number): ProxyOptions => ({ target: serverAt(port), changeOrigin: false, ws: true });

/**
 * Returns the Vite settings of a web app: React with its compiler, vanilla-extract, file routes, and an output that a
 * strict Content-Security-Policy allows (one inline script, by its hash; no data: URL). dist/.vite contains the manifest
 * and the module list for the size budgets and is not served.
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
  // With several pages there is no fallback page: an unknown path returns 404, as on the server.
  appType: pages.length > 1 ? 'mpa' : 'spa',
  plugins: [
    // The router's plugin must split routes into chunks before React's plugin compiles JSX.
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
        // Every importing file contains the names of its chunks. Short names save 700 bytes per first screen.
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
