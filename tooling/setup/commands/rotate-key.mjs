import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Encrypts card and bank numbers, EIN, SSN and dates of birth again with a new key, while the product is stopped.',
  examples: [{ typed: '', summary: 'adds a key to DATA_DIR/keys; keep the older ones' }],
  run: () => runPlatformCommand('src/programs/rotate-key.ts', []),
};
