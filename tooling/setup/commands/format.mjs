import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Formats the code.',
  positionals: [{ name: 'path', summary: 'files or folders; everything by default', isRepeated: true }],
  options: { check: { summary: 'change nothing, and fail if something is not formatted' } },
  examples: [
    { typed: '', summary: 'formats everything' },
    { typed: '--check README.md', summary: 'checks whether the README is formatted' },
  ],
  run: async ({ positionals, options }) => {
    const exitCode = await prepare({ packages: 'everything' });
    if (exitCode !== 0) return exitCode;
    const how = options['check'] === true ? ['--check'] : [];
    const paths = positionals.length === 0 ? ['.'] : positionals;
    return pnpm(['exec', 'oxfmt', ...how, ...paths]);
  },
};
