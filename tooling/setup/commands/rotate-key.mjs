import { runPlatformCommand } from '../platform-command.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Seals card and bank numbers, EIN, SSN and dates of birth anew under a new key, while the product is stopped.',
  examples: [{ typed: '', summary: 'adds a key to DATA_DIR/keys; keep the older ones' }],
  run: () => runPlatformCommand('src/rotate-key.ts', []),
};
