import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Restores a backup into an empty database: a new DATA_DIR, or the PostgreSQL that DATABASE_URL names.',
  positionals: [{ name: 'file', summary: 'the file that npm run backup wrote', isRequired: true }],
  examples: [
    { typed: 'monday.backup', summary: 'restores into the database in DATA_DIR, which must be empty' },
  ],
  run: ({ positionals }) => runPlatformCommand('src/programs/restore.ts', positionals),
};
