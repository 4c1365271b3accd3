import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Writes all data to one file, whether or not the product is running. The keys in DATA_DIR/keys are not included.',
  positionals: [{ name: 'file', summary: 'the file to write; it must not exist yet', isRequired: true }],
  examples: [{ typed: 'monday.backup', summary: 'writes monday.backup to the current folder' }],
  run: ({ positionals }) => runPlatformCommand('src/programs/backup.ts', positionals),
};
