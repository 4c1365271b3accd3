/** Runs before a package is packed. Its manifest names versions of the workspace, which pnpm writes out and npm does not. */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  process.stderr.write(
    'Pack this package with `pnpm pack`, or all of them with `npm run release` from the repository’s root:\n' +
      'its manifest says `catalog:` and `workspace:*`, which npm would leave in the tarball.\n',
  );
  process.exit(1);
}
