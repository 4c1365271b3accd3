/** `npm run drill [-- name]`: the long forms of what `npm test` shows in short. */
import { runNamed } from './named-runs.mjs';

/** @type {readonly import('./named-runs.mjs').NamedRun[]} */
const drills = [
  {
    name: 'kills',
    says: 'ends the running server in the middle of charges and compares the books with the processor',
    folder: 'tooling/drill',
    script: 'drill:kills',
  },
];

process.exit(await runNamed('npm run drill', drills));
