/** `npm run bench [-- name]`: how fast, each time beside something known in the same run. Nothing here is a test. */
import { runNamed } from './named-runs.mjs';

/** @type {readonly import('./named-runs.mjs').NamedRun[]} */
const benches = [
  {
    name: 'lighthouse',
    says: 'accessibility, best practices and performance of four pages of the running product, five runs each',
    folder: 'tooling/lighthouse',
    script: 'bench:lighthouse',
  },
];

process.exit(await runNamed('npm run bench', benches));
