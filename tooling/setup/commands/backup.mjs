import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Writes all data into one file, while the product runs or not. The keys in DATA_DIR/keys are not in it.',
  positionals: [
    { name: 'file', summary: 'the file to write; never one that is there already', isRequired: true },
  ],
  examples: [{ typed: 'monday.backup', summary: 'writes monday.backup into the current folder' }],
  run: ({ positionals }) => runPlatformCommand('src/backup.ts', positionals),
};
