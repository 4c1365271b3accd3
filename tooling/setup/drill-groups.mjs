/**
 * Drills that together take at most 20 minutes on two cores, with smaller counts than when run alone.
 *
 * @typedef {{ readonly name: string, readonly summary: string, readonly runs: readonly GroupRun[] }} DrillGroup
 */

/** @typedef {{ readonly drill: string, readonly words?: readonly string[], readonly environment?: Readonly<Record<string, string>>, readonly programs?: Readonly<Record<string, string>> }} GroupRun */

const own = 'own-sandbox';
const oldest = ['postgres-15', own];
const programs = { 'postgresql-15': '/usr/lib/postgresql/15/bin/postgres' };

/** @type {readonly DrillGroup[]} */
export const drillGroups = [
  {
    name: 'money',
    summary: 'races for money and keys on two processes',
    runs: [
      { drill: 'withdrawals', words: ['40'] },
      { drill: 'refunds', words: ['150'] },
      { drill: 'keys', words: ['16'] },
      { drill: 'rotate-key', words: ['1'] },
    ],
  },
  {
    name: 'ledger',
    summary: 'random and exhaustive histories, compared with plain arithmetic',
    runs: [
      { drill: 'model', environment: { MODEL_RUNS: '300' } },
      { drill: 'histories', environment: { HISTORY_RUNS: '3000' } },
      { drill: 'orders' },
      { drill: 'seeds' },
    ],
  },
  {
    name: 'requests',
    summary: 'random requests to every call, and every call mixed for minutes',
    runs: [
      { drill: 'requests', environment: { RANDOM_REQUESTS: '2000' } },
      { drill: 'soak', words: ['5'] },
    ],
  },
  {
    name: 'postgres-15',
    summary: 'the tests of the API on the oldest database',
    runs: [{ drill: 'postgres-15' }],
  },
  {
    name: 'kills',
    summary: 'processes and databases killed during requests',
    runs: [
      { drill: 'kills', words: ['20'] },
      { drill: 'kills-of-one', words: ['5'] },
      { drill: 'database-away', words: ['5'] },
    ],
  },
  {
    name: 'money-own-sandbox',
    summary: 'the drills of money, kills and replaced processes, with the sandbox in its own database',
    runs: [
      { drill: 'withdrawals', words: ['40', own] },
      { drill: 'refunds', words: ['150', own] },
      { drill: 'keys', words: ['16', own] },
      { drill: 'rotate-key', words: ['1', own] },
      { drill: 'kills-of-one', words: ['5', own] },
      { drill: 'database-away', words: ['5', own] },
      { drill: 'clock-ahead', words: ['5', own] },
      { drill: 'rolling-restart', words: ['3', own] },
      { drill: 'rolling-upgrade', words: ['1', own] },
    ],
  },
  {
    name: 'money-postgres-15',
    summary: 'the drills of money-own-sandbox on the oldest database',
    runs: [
      { drill: 'withdrawals', words: ['20', ...oldest], programs },
      { drill: 'refunds', words: ['100', ...oldest], programs },
      { drill: 'keys', words: ['8', ...oldest], programs },
      { drill: 'rotate-key', words: ['1', ...oldest], programs },
      { drill: 'kills-of-one', words: ['5', ...oldest], programs },
      { drill: 'database-away', words: ['4', ...oldest], programs },
      { drill: 'clock-ahead', words: ['5', ...oldest], programs },
      { drill: 'rolling-restart', words: ['3', ...oldest], programs },
      { drill: 'rolling-upgrade', words: ['1', ...oldest], programs },
    ],
  },
  {
    name: 'rolling',
    summary: 'replaced processes, and a clock that is ahead',
    runs: [
      { drill: 'rolling-restart', words: ['3'] },
      { drill: 'rolling-upgrade', words: ['1'] },
      { drill: 'clock-ahead', words: ['5'] },
    ],
  },
  {
    name: 'failover',
    summary: 'failures in a cluster of three machines',
    runs: [{ drill: 'failover', words: ['1'] }],
  },
  {
    name: 'walks',
    summary: 'every screen, form and stored text in a browser, and Back into another session',
    runs: [{ drill: 'walks' }, { drill: 'restored-page' }],
  },
  {
    name: 'failures',
    summary: 'every part of every screen, failing in every way',
    runs: [{ drill: 'failures' }, { drill: 'search' }],
  },
  { name: 'axe', summary: 'accessibility of every screen in every appearance', runs: [{ drill: 'axe' }] },
  {
    name: 'stories',
    summary: 'every component in every appearance, and Storybook itself',
    runs: [{ drill: 'stories' }, { drill: 'storybook' }],
  },
  {
    name: 'layout-shift',
    summary: 'every screen while it loads, once per device and network',
    runs: [{ drill: 'layout-shift', words: ['1'] }],
  },
  {
    name: 'calendar',
    summary: 'the journeys at the end of a month, when daylight saving ends, and on February 29',
    runs: ['2026-11-30T15:00:00Z', '2027-11-07T05:30:00Z', '2028-02-29T15:00:00Z'].map((date) => ({
      drill: 'calendar',
      words: [date],
    })),
  },
  { name: 'mutants', summary: 'tests that must notice a broken rule', runs: [{ drill: 'mutants' }] },
  {
    name: 'proxies',
    summary: 'the proxies of the operators’ guide, and the packages in each version of Node',
    runs: [{ drill: 'proxies' }, { drill: 'node-versions' }],
  },
  {
    name: 'additions',
    summary: 'adding a list, a call and a ledger rule, and the benches in their short form',
    runs: [{ drill: 'new-list' }, { drill: 'new-call' }, { drill: 'new-rule' }, { drill: 'benches' }],
  },
  {
    name: 'fresh-clones',
    summary: 'the commands that people use first, each in a fresh clone',
    runs: [{ drill: 'fresh-clones', words: ['start', 'check', 'build', 'migrate', 'backup', 'restore'] }],
  },
];

/** @param {GroupRun} run */
export const commandOfRun = ({ drill, words = [], environment = {} }) =>
  [
    ...Object.entries(environment).map(([name, value]) => `${name}=${value}`),
    ['npm run drill --', drill, ...words].join(' '),
  ].join(' ');
