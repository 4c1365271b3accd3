import { build } from '../build.mjs';
import { startServer } from '../start-server.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary:
    'Installs what the product runs on, builds it, starts the database, fills in demo data once, and serves.',
  examples: [{ typed: '', summary: 'serves at http://localhost:4310; Ctrl-C ends it' }],
  run: () => startServer('Starting Tillbook', 'src/serve.ts', build),
};
