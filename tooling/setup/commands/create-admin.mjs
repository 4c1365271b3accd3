import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Creates an internal admin, whether or not the product is running, and prints a link to set a password.',
  positionals: [
    { name: 'email', summary: 'the address to sign in with, not used by a merchant', isRequired: true },
  ],
  examples: [
    { typed: 'you@example.com', summary: 'the link works once, for an hour; run it again for a new one' },
  ],
  run: ({ positionals }) => runPlatformCommand('src/programs/create-admin.ts', positionals),
};
