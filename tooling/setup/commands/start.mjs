import { build } from '../build.mjs';
import { startServer } from '../start-server.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Installs what the product needs, builds it, starts the database, creates demo data the first time, and serves.',
  examples: [{ typed: '', summary: 'serves at http://localhost:4310; Ctrl-C stops it' }],
  run: () => startServer('Starting Tillbook', 'src/programs/serve.ts', build),
};
