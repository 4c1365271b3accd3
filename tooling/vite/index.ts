import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, type PluginOption, type ProxyOptions, type UserConfig } from 'vite';
import { answersAlone } from './answers-alone.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compilerCheck } from './compiler-check.ts';
import { listenAddress, serverAt } from './development-servers.ts';
import { fileRoutes } from './file-routes.ts';
import { moduleList } from './module-list.ts';
import { pageSettingsBlock } from './page-settings.ts';
import { screenFiles } from './screen-files.ts';
import { startingMark } from './starting-mark.ts';

export { mergeConfig } from 'vite';
export { ports } from './development-servers.ts';

export type WebAppOptions = {
  /** Where the development server listens; one of `ports`. */
  readonly port: number;
  /** The path the app is served at, with a slash at both ends. */
  readonly base?: string;
  /** True where routes are files below src/routes. */
  readonly router?: boolean;
  /** Paths that another server answers while developing, and that server's port. */
  readonly proxy?: Readonly<Record<string, number>>;
  /** HTML files beside vite.config.ts that are pages; index.html unless said. */
  readonly pages?: readonly string[];
  /** False where pages are written in HTML and no component is drawn. */
  readonly components?: boolean;
  /** What this app needs beside what all need. */
  readonly plugins?: readonly PluginOption[];
};

/** The browsers of the last years (spring 2024 on): nothing is rewritten for older ones. */
const browsers = ['chrome123', 'edge123', 'firefox125', 'safari17.4'];

/** What turns source into components, in a build and in component tests alike. */
export const componentPlugins = (): PluginOption[] => [
  react(),
  babel({ presets: [reactCompilerPreset()] }),
  vanillaExtractPlugin(),
];

/** Workspace packages are read from their source. */
const sourceConditions: readonly string[] = ['tillbook-source', ...defaultClientConditions];

/** The host name stays the one the browser asked for: the API redirects any other. */
/** React has this hook; what stands in for it in older ones would come along for nothing. */
const withoutShims = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
};

/** Peers of the packages that an app is made of: one copy of each, the app's own. */
const broughtByTheApp = ['@vanilla-extract/css', 'react', 'react-dom'] as const;

const passedOn = (port: number): ProxyOptions => ({ target: serverAt(port), changeOrigin: false, ws: true });

/**
 * The Vite settings of a web app: React with its compiler, vanilla-extract, file routes, and an output that a strict
 * Content-Security-Policy allows (no inline script, no data: address). dist/.vite holds the manifest and the list of
 * modules, for the size budgets; it is nothing to serve.
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
    // The router's plugin cuts routes into chunks before React's plugin turns them into calls.
    ...(router ? [tanstackRouter(fileRoutes)] : []),
    ...(components ? [...componentPlugins(), compilerCheck()] : [vanillaExtractPlugin()]),
    ...plugins,
    answersAlone(),
    pageSettingsBlock(),
    ...(router ? [screenFiles(), startingMark()] : []),
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
        // A name is in every file that loads another: short ones make the first screens 700 bytes lighter.
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
