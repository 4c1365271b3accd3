/** `npm start`, `npm test` and every `npm run <command>` of the README: `node run.mjs <command> [arguments]`. */
import { requireNode } from './node-version.mjs';

// Before anything that an older Node could not even parse.
requireNode();
const { runCommandLine } = await import('./command-line.mjs');
process.exit(await runCommandLine(process.argv.slice(2)));
