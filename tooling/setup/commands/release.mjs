import { readdirSync } from 'node:fs';
import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';
import { inRepository } from '../repository.mjs';
import { complain, heading, say } from '../say.mjs';

const publish = ['--recursive', '--filter=./packages/*', 'publish', '--access=restricted'];

/**
 * Publishes each package whose version is not published yet, or only builds and packs it.
 *
 * @param {boolean} isReal false for a dry run
 */
const publishPackages = (isReal) => pnpm([...publish, ...(isReal ? [] : ['--dry-run', '--no-git-checks'])]);

const openNotes = () =>
  readdirSync(inRepository('.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');

/** @type {readonly { readonly title: string, readonly words: readonly string[] }[]} */
const checks = [
  { title: 'Checking types', words: ['--filter=./packages/*', 'run', 'typecheck'] },
  {
    title: 'Testing the packed packages outside the repository',
    words: ['--dir', 'tooling/e2e', 'exec', 'vitest', 'run', '--project', 'packages'],
  },
];

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Checks, builds and packs the published packages; publishes them only if asked to.',
  options: {
    publish: {
      summary: 'publishes for real; requires a login to the registry (npm login, or a token)',
    },
  },
  examples: [
    { typed: '', summary: 'does everything but the last step, and shows what would be published' },
    { typed: '--publish', summary: 'publishes the versions that the registry does not have yet' },
  ],
  run: async ({ options }) => {
    const isReal = options['publish'] === true;
    if (isReal && openNotes().length > 0) {
      complain(
        'Some changes have no version yet. Run `npm run changeset -- version` and commit what it writes.',
      );
      return 1;
    }
    const exitCode = await prepare({ packages: 'everything', chromium: true });
    if (exitCode !== 0) return exitCode;
    for (const { title, words } of checks) {
      heading(title);
      const failed = await pnpm(words);
      if (failed !== 0) return failed;
    }
    heading(isReal ? 'Publishing' : 'Packing, without publishing');
    const failed = await publishPackages(isReal);
    if (failed === 0 && !isReal)
      say('Nothing was published. To publish, run `npm run release -- --publish`.');
    return failed;
  },
};
