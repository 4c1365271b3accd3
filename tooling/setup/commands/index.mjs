/** @typedef {() => Promise<{ readonly command: import('../command.mjs').Command }>} LoadCommand */

/** Commands of the README by the name of their script in package.json. */
/** @type {Readonly<Record<string, LoadCommand>>} */
export const commands = {
  start: () => import('./start.mjs'),
  'start:admin': () => import('./start-admin.mjs'),
  test: () => import('./test.mjs'),
  check: () => import('./check.mjs'),
  dev: () => import('./dev.mjs'),
  build: () => import('./build.mjs'),
  storybook: () => import('./storybook.mjs'),
  cluster: () => import('./cluster.mjs'),
  drill: () => import('./drill.mjs'),
  bench: () => import('./bench.mjs'),
  pictures: () => import('./pictures.mjs'),
  'supply-chain': () => import('./supply-chain.mjs'),
  'create-admin': () => import('./create-admin.mjs'),
  migrate: () => import('./migrate.mjs'),
  backup: () => import('./backup.mjs'),
  restore: () => import('./restore.mjs'),
  'rotate-key': () => import('./rotate-key.mjs'),
  format: () => import('./format.mjs'),
  changeset: () => import('./changeset.mjs'),
  release: () => import('./release.mjs'),
};
