/** `npm run bench [-- name]`: how fast, each time beside something known in the same run. Nothing here is a test. */
import { runNamed } from './named-runs.mjs';

/** @type {readonly import('./named-runs.mjs').NamedRun[]} */
const benches = [
  {
    name: 'posting',
    says: "postings over many accounts and over one, beside pgbench's TPC-B on the same server",
    folder: 'tooling/bench',
    script: 'bench:posting',
  },
  {
    name: 'lists',
    says: 'the last page of five million payments beside the first, and the call beside the bare query',
    folder: 'tooling/bench',
    script: 'bench:lists',
  },
  {
    name: 'filters',
    says: 'the first page of five million payments narrowed by each filter and by each two, beside the same page of all',
    folder: 'tooling/bench',
    script: 'bench:filters',
  },
  {
    name: 'memory',
    says: 'what the API process weighs after 10,000 requests and after 100,000',
    folder: 'tooling/bench',
    script: 'bench:memory',
  },
  {
    name: 'export',
    says: 'what the export of a million payments costs in memory, whole and narrowed, and its first byte beside that of a short one',
    folder: 'tooling/bench',
    script: 'bench:export',
  },
  {
    name: 'table-page',
    says: 'the page change of a table of 15 rows beside rewriting the text of plain cells',
    folder: 'packages/ui',
    script: 'bench:table-page',
  },
  {
    name: 'combobox',
    says: 'typing into 300 options and stepping through them, beside the same keys in a plain field',
    folder: 'packages/ui',
    script: 'bench:combobox',
  },
  {
    name: 'lighthouse',
    says: 'accessibility, best practices and performance of four pages of the running product, five runs each',
    folder: 'tooling/lighthouse',
    script: 'bench:lighthouse',
  },
];

process.exit(await runNamed('npm run bench', benches));
