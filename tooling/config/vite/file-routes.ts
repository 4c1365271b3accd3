/**
 * Settings for file routes, shared by Vite's plugin and generate-routes.ts so that both write the same tree.
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
  // A loader imports its calls and their schemas, so it belongs in the chunk of its screen.
  codeSplittingOptions: {
    defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
  },
  disableLogging: true,
  tmpDir: 'node_modules/.cache/routes',
} as const;
