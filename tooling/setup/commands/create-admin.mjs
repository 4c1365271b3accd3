import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Makes an internal admin, while the product runs or not, and prints a link with which they set a password.',
  positionals: [
    { name: 'email', summary: 'the address they sign in with, which no merchant uses', isRequired: true },
  ],
  examples: [
    { typed: 'you@example.com', summary: 'the link works once and for an hour; run it again for another' },
  ],
  run: ({ positionals }) => runPlatformCommand('src/create-admin.ts', positionals),
};
