import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Migrates the database and exits. Every start does the same; use this to migrate ahead of a start.',
  examples: [
    {
      typed: '',
      summary: 'migrates the DATABASE_URL database, or the embedded one while the product is stopped',
    },
  ],
  run: () => runPlatformCommand('src/programs/migrate.ts', []),
};
