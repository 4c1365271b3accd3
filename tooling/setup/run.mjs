/**
 * `npm start`, `npm test` and every `npm run <command>` of the README: `node run.mjs <command> [arguments]`.
 */
import { requireNode } from './node-version.mjs';

// First, because an older Node can't parse the other modules.
requireNode();
const { runCommandLine } = await import('./command-line.mjs');
process.exit(await runCommandLine(process.argv.slice(2)));
