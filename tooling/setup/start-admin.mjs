/** `npm run start:admin`: from a fresh clone to the admin app on an origin of its own; the platform runs elsewhere. */
import { buildAdmin } from './build.mjs';
import { startServer } from './start-server.mjs';

await startServer('Starting the admin app', 'src/serve-admin.ts', buildAdmin);
