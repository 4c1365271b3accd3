import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Takes a picture of every story and shows in one page what has changed since they were accepted.',
  positionals: [
    {
      name: 'story',
      summary: 'only stories whose id contains this; `accept` first keeps the pictures for good',
      isRepeated: true,
    },
  ],
  examples: [
    { typed: '', summary: 'takes all of them and writes the page' },
    { typed: 'badge', summary: 'those of the badge alone' },
    { typed: 'accept', summary: 'keeps what was taken as what it should look like' },
  ],
  run: async ({ positionals }) => {
    const exitCode = await prepare({ packages: 'everything', chromium: true });
    if (exitCode !== 0) return exitCode;
    return pnpm(['--dir', 'tooling/visual', 'run', 'pictures', ...positionals]);
  },
};
