/** `npm run bench [-- name]`: how fast, each time beside something known in the same run. Nothing here is a test. */
import { runNamed } from './named-runs.mjs';

/** @type {readonly import('./named-runs.mjs').NamedRun[]} */
const benches = [];

process.exit(await runNamed('npm run bench', benches));
