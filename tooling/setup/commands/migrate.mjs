import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Brings the database to the newest migration and ends. Every start does the same; this is for migrating beforehand.',
  examples: [
    { typed: '', summary: 'migrates the database of DATABASE_URL, or the embedded one while it is stopped' },
  ],
  run: () => runPlatformCommand('src/migrate.ts', []),
};
