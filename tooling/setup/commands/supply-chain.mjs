import { runNamed } from '../named-runs.mjs';

/** @type {readonly import('../named-runs.mjs').NamedRun[]} */
const runs = [
  {
    name: 'licenses',
    summary: 'the licenses of shipped packages; fails if one is not allowed',
    folder: 'tooling/checks',
    script: 'licenses',
  },
  {
    name: 'vulnerabilities',
    summary: 'asks the registry for known vulnerabilities in shipped packages',
    folder: 'tooling/checks',
    script: 'vulnerabilities',
  },
  {
    name: 'bill',
    summary: 'writes a bill of materials (CycloneDX) to tooling/checks/reports',
    folder: 'tooling/checks',
    script: 'bill',
  },
];

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Inspects the product’s dependencies.',
  positionals: [{ name: 'part', summary: 'which one; all of them by default', choices: runs }],
  examples: [{ typed: 'licenses', summary: 'the licenses of shipped packages' }],
  run: (given) => runNamed(runs, given),
};
