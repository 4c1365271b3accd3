import { runNamed } from '../named-runs.mjs';

/** @type {readonly import('../named-runs.mjs').NamedRun[]} */
const benches = [
  {
    name: 'posting',
    summary: "postings over many accounts and over one, beside pgbench's TPC-B on the same server",
    folder: 'tooling/bench',
    script: 'bench:posting',
  },
  {
    name: 'lists',
    summary: 'the last page of five million payments beside the first, and the call beside the bare query',
    folder: 'tooling/bench',
    script: 'bench:lists',
  },
  {
    name: 'filters',
    summary:
      'the first page of five million payments narrowed by each filter and by each two, beside the same page of all',
    folder: 'tooling/bench',
    script: 'bench:filters',
  },
  {
    name: 'memory',
    summary: 'what the API process weighs after 10,000 requests and after 100,000',
    folder: 'tooling/bench',
    script: 'bench:memory',
  },
  {
    name: 'export',
    summary:
      'what the export of a million payments costs in memory, whole and narrowed, and its first byte beside that of a short one',
    folder: 'tooling/bench',
    script: 'bench:export',
  },
  {
    name: 'table-page',
    summary: 'the page change of a table of 15 rows beside rewriting the text of plain cells',
    folder: 'packages/ui',
    script: 'bench:table-page',
  },
  {
    name: 'combobox',
    summary: 'typing into 300 options and stepping through them, beside the same keys in a plain field',
    folder: 'packages/ui',
    script: 'bench:combobox',
  },
  {
    name: 'lighthouse',
    summary:
      'accessibility, best practices and performance of four pages of the running product, five runs each',
    folder: 'tooling/visual',
    script: 'bench:lighthouse',
  },
];

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Says how fast it is beside something known in the same run. Nothing here is a test.',
  positionals: [
    { name: 'bench', summary: 'which one; all of them where none is given', choices: benches },
    { name: 'amount', summary: 'how many rounds, for a bench that takes one', isRepeated: true },
  ],
  examples: [
    { typed: 'posting', summary: 'postings beside pgbench' },
    { typed: 'lighthouse 3', summary: 'three runs of each page' },
  ],
  run: (given) => runNamed(benches, given),
};
