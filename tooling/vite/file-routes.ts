/**
 * How routes are read from files. One object for Vite's plugin and for generate-routes.ts, so that both write the
 * same tree.
 */
export const fileRoutes = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/routeTree.gen.ts',
  routeFileIgnorePrefix: '-',
  routeFileIgnorePattern: String.raw`\.(test|css)\.`,
  quoteStyle: 'single',
  semicolons: true,
  autoCodeSplitting: true,
  // A loader brings the calls it makes and their schemas, so it waits in the chunk of the screen it loads for.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
  },
  disableLogging: true,
  tmpDir: 'node_modules/.cache/routes',
} as const;
