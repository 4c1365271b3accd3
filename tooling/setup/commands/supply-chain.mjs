import { runNamed } from '../named-runs.mjs';

/** @type {readonly import('../named-runs.mjs').NamedRun[]} */
const runs = [
  {
    name: 'licences',
    summary: 'the licences of what is shipped; fails for one that nobody has agreed to',
    folder: 'tooling/supply-chain',
    script: 'licences',
  },
  {
    name: 'vulnerabilities',
    summary: 'asks the registry for known vulnerabilities of what is shipped',
    folder: 'tooling/supply-chain',
    script: 'vulnerabilities',
  },
  {
    name: 'bill',
    summary: 'writes a bill of materials (CycloneDX) to tooling/supply-chain/reports',
    folder: 'tooling/supply-chain',
    script: 'bill',
  },
];

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Says what the product is made of beside its own code.',
  positionals: [{ name: 'part', summary: 'which one; all of them where none is given', choices: runs }],
  examples: [{ typed: 'licences', summary: 'the licences of what is shipped' }],
  run: (given) => runNamed(runs, given),
};
