import { buildAdmin } from '../build.mjs';
import { startServer } from '../start-server.mjs';

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Serves only the admin app, on the origin that ADMIN_BASE_URL names; the platform runs elsewhere.',
  examples: [{ typed: '', summary: 'serves on ADMIN_PORT; Ctrl-C stops it' }],
  run: () => startServer('Starting the admin app', 'src/programs/serve-admin.ts', buildAdmin),
};
