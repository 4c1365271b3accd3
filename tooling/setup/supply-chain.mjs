/** `npm run supply-chain [-- name]`: what the product is made of beside its own code. */
import { runNamed } from './named-runs.mjs';

/** @type {readonly import('./named-runs.mjs').NamedRun[]} */
const runs = [
  {
    name: 'licences',
    says: 'the licences of what is shipped; fails for one that nobody has agreed to',
    folder: 'tooling/supply-chain',
    script: 'licences',
  },
  {
    name: 'vulnerabilities',
    says: 'asks the registry for known vulnerabilities of what is shipped',
    folder: 'tooling/supply-chain',
    script: 'vulnerabilities',
  },
  {
    name: 'bill',
    says: 'writes a bill of materials (CycloneDX) to tooling/supply-chain/reports',
    folder: 'tooling/supply-chain',
    script: 'bill',
  },
];

process.exit(await runNamed('npm run supply-chain', runs));
