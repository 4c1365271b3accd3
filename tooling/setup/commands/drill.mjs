import { runNamed } from '../named-runs.mjs';

/** @type {readonly import('../named-runs.mjs').NamedRun[]} */
const drills = [
  {
    name: 'withdrawals',
    summary: '200 rounds of 50 withdrawals at once through two processes: exactly what is covered succeeds',
    folder: 'tooling/drill',
    script: 'drill:withdrawals',
  },
  {
    name: 'refunds',
    summary: '1,000 payments with 20 refunds at once each: never more than the payment comes back',
    folder: 'tooling/drill',
    script: 'drill:refunds',
  },
  {
    name: 'keys',
    summary: 'every call that takes a key, 5 times in turn and 64 times at once: one effect and one answer',
    folder: 'tooling/drill',
    script: 'drill:keys',
  },
  {
    name: 'model',
    summary: '500 runs of 40 random commands against an account in plain numbers',
    folder: 'apps/api',
    script: 'drill:model',
  },
  {
    name: 'histories',
    summary:
      '10,000 accounts with random histories over days and months: all that is said of their money adds up to the cent',
    folder: 'apps/api',
    script: 'drill:histories',
  },
  {
    name: 'database-away',
    summary:
      'kills the database in the middle of requests, embedded and external: 503, no crash, back by itself',
    folder: 'tooling/drill',
    script: 'drill:database-away',
  },
  {
    name: 'kills',
    summary:
      'kill -9 of platform and database 200 times under load, embedded and external: nothing lost, nothing half done',
    folder: 'tooling/drill',
    script: 'drill:kills',
  },
  {
    name: 'soak',
    summary:
      '30 minutes of every call, mixed: no error, memory flat, books balanced; p50 and p99 of each call',
    folder: 'tooling/drill',
    script: 'drill:soak',
  },
  {
    name: 'scan',
    summary:
      'sqlmap on every value of every call, wapiti on every page; nothing here installs them: apt-get install sqlmap wapiti',
    folder: 'tooling/drill',
    script: 'drill:scan',
  },
  {
    name: 'mutants',
    summary: 'breaks a copy of the platform on purpose, one rule at a time; fails where no test notices',
    folder: 'tooling/mutants',
    script: 'drill:mutants',
  },
  {
    name: 'benches',
    summary: 'runs the benches of the platform in a short form: each still compares what it says it does',
    folder: 'tooling/bench',
    script: 'drill:benches',
  },
  {
    name: 'stories',
    summary: 'runs every story in light and dark, 1280 and 320 px wide, and lets axe look for faults',
    folder: 'packages/ui',
    script: 'drill:stories',
  },
  {
    name: 'storybook',
    summary:
      'builds Storybook as designers get it, opens it in Chromium and works its search, controls and switches',
    folder: 'tooling/visual',
    script: 'drill:storybook',
  },
  {
    name: 'axe',
    summary:
      'opens every screen, dialog and failure in light and dark, 1280 and 390 px wide, and lets axe look for faults',
    folder: 'tooling/e2e',
    script: 'drill:axe',
  },
  {
    name: 'calendar',
    summary:
      'runs the journeys on odd dates: ends of months, a bank holiday, daylight saving, February 29; or on one date: calendar 2026-12-01',
    folder: 'tooling/e2e',
    script: 'drill:calendar',
  },
  {
    name: 'node-versions',
    summary:
      'tries the packed packages in Node 20, 22 and 24; downloads the versions that the machine does not have',
    folder: 'tooling/consumers',
    script: 'drill:node-versions',
  },
  {
    name: 'fresh-clones',
    summary: 'runs each command of the README first thing in a clone of its own, on the Node of the machine',
    folder: 'tooling/fresh-clones',
    script: 'drill:fresh-clones',
  },
];

/** @type {import('../command.mjs').Command} */
export const command = {
  summary: 'Runs the long proofs, which are not in npm test, or in a short form only.',
  positionals: [
    { name: 'drill', summary: 'which one; all of them where none is given', choices: drills },
    {
      name: 'amount',
      summary: 'how many rounds or minutes, or what part, for a drill that takes one',
      isRepeated: true,
    },
  ],
  options: { built: { summary: 'storybook: opens what was built before' } },
  examples: [
    { typed: 'kills', summary: 'kills platform and database 200 times' },
    { typed: 'soak 5', summary: 'five minutes of every call' },
  ],
  run: (given) => runNamed(drills, given),
};
