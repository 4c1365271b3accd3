import { runNamed } from '../named-runs.mjs';

/** @type {readonly import('../named-runs.mjs').NamedRun[]} */
const benches = [
  {
    name: 'posting',
    summary: "postings across many accounts and in one, compared with pgbench's TPC-B on the same server",
    folder: 'tooling/drill',
    script: 'bench:posting',
  },
  {
    name: 'lists',
    summary:
      'the last page of five million payments compared with the first, and the call with the bare query',
    folder: 'tooling/drill',
    script: 'bench:lists',
  },
  {
    name: 'filters',
    summary:
      'the first page of five million payments with each filter and each pair of filters, compared with the unfiltered page',
    folder: 'tooling/drill',
    script: 'bench:filters',
  },
  {
    name: 'balance',
    summary:
      'why a balance changed over a day, a month and all of a million entries, compared with a page of them',
    folder: 'tooling/drill',
    script: 'bench:balance',
  },
  {
    name: 'memory',
    summary: 'how much memory the API process uses after 10,000 requests and after 100,000',
    folder: 'tooling/drill',
    script: 'bench:memory',
  },
  {
    name: 'export',
    summary:
      'how much memory an export of a million payments takes, complete and filtered, and its time to first byte compared with a short one',
    folder: 'tooling/drill',
    script: 'bench:export',
  },
  {
    name: 'processes',
    summary:
      'payments and reads through one, two and four processes on one database, in one account and in many',
    folder: 'tooling/drill',
    script: 'bench:processes',
  },
  {
    name: 'storage',
    summary: 'how much disk space a payment takes, by table, from the attempt to its settlement',
    folder: 'tooling/drill',
    script: 'bench:storage',
  },
  {
    name: 'table-page',
    summary: 'changing the page of a 15-row table, compared with rewriting the text of plain cells',
    folder: 'packages/ui',
    script: 'bench:table-page',
  },
  {
    name: 'combobox',
    summary:
      'typing in a combobox of 300 options and stepping through them, compared with the same keys in a plain field',
    folder: 'packages/ui',
    script: 'bench:combobox',
  },
  {
    name: 'interaction',
    summary:
      'how long each kind of press takes to respond, on a processor slowed down four times, compared with a plain button',
    folder: 'tooling/drill',
    script: 'bench:interaction',
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
  summary: 'Measures speed, compared with a known baseline in the same run. No bench is a test.',
  positionals: [
    { name: 'bench', summary: 'which one; all of them by default', choices: benches },
    {
      name: 'amount',
      summary: 'how many rounds, or the folder of another checkout to compare with (posting, filters)',
      isRepeated: true,
    },
  ],
  examples: [
    { typed: 'posting', summary: 'postings compared with pgbench' },
    { typed: 'lighthouse 3', summary: 'three runs of each page' },
    { typed: 'posting /srv/before', summary: 'postings of another checkout, and of this one, in turn' },
  ],
  run: (given) => runNamed(benches, given),
};
