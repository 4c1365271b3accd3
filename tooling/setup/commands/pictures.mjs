import { pnpm } from '../package-manager.mjs';
import { prepare } from '../prepare.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Takes a picture of every story and shows the differences from the accepted ones on one page, or takes a picture of every screen.',
  positionals: [
    {
      name: 'story',
      summary:
        'only stories whose ID begins with this; start with `accept` to accept the pictures, or with `screens` to take screens',
      isRepeated: true,
    },
  ],
  examples: [
    { typed: '', summary: 'takes all stories and writes the page' },
    { typed: 'badge', summary: 'takes only the stories of the badge' },
    { typed: 'accept', summary: 'accepts the pictures as the new reference' },
    { typed: 'screens', summary: 'takes every screen in every state, size and theme, with contact sheets' },
    { typed: 'screens payments', summary: 'takes the screens whose names begin with payments' },
  ],
  run: async ({ positionals }) => {
    const exitCode = await prepare({ packages: 'everything', chromium: true });
    if (exitCode !== 0) return exitCode;
    return pnpm(['--dir', 'tooling/visual', 'run', 'pictures', ...positionals]);
  },
};
