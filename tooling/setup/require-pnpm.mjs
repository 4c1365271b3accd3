/**
 * Runs before a package is packed: only pnpm replaces `workspace:` and `catalog:` versions in the manifest.
 */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  process.stderr.write(
    'Pack this package with `pnpm pack`, or all of them with `npm run release` from the repository’s root:\n' +
      'its manifest contains `catalog:` and `workspace:*`, which npm would leave in the tarball.\n',
  );
  process.exit(1);
}
