/** `npm start`: from a fresh clone to the running product. */
import { build } from './build.mjs';
import { startServer } from './start-server.mjs';

await startServer('Starting Tillbook', 'src/serve.ts', build);
