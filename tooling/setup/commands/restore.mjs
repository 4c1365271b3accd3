import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Puts a backup into an empty database: a new DATA_DIR, or the PostgreSQL that DATABASE_URL names.',
  positionals: [{ name: 'file', summary: 'what npm run backup has written', isRequired: true }],
  examples: [{ typed: 'monday.backup', summary: 'fills the database of DATA_DIR, which has to be empty' }],
  run: ({ positionals }) => runPlatformCommand('src/restore.ts', positionals),
};
