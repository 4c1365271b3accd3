/** @type {readonly import('./named-runs.mjs').NamedRun[]} */
export const drills = [
  {
    name: 'withdrawals',
    summary:
      '200 rounds of 50 concurrent withdrawals through two processes: exactly as many succeed as the balance covers',
    folder: 'tooling/drill',
    script: 'drill:withdrawals',
  },
  {
    name: 'refunds',
    summary: '1,000 payments with 20 concurrent refunds each: never more than the payment is refunded',
    folder: 'tooling/drill',
    script: 'drill:refunds',
  },
  {
    name: 'keys',
    summary:
      'every call that takes an idempotency key, 5 times in sequence and 64 times concurrently: one effect and one response',
    folder: 'tooling/drill',
    script: 'drill:keys',
  },
  {
    name: 'model',
    summary: '500 runs of 40 random commands, compared with a model of the account in plain numbers',
    folder: 'apps/api',
    script: 'drill:model',
  },
  {
    name: 'histories',
    summary:
      '10,000 accounts with random histories over days and months: everything reported about their money adds up to the cent',
    folder: 'apps/api',
    script: 'drill:histories',
  },
  {
    name: 'orders',
    summary:
      'refunds, disputes, returns, settlements and withdrawals in every order, with full and partial refunds',
    folder: 'apps/api',
    script: 'drill:orders',
  },
  {
    name: 'requests',
    summary: '5,000 random requests to every call: none causes an internal error',
    folder: 'apps/api',
    script: 'drill:requests',
  },
  {
    name: 'postgres-15',
    summary: "all tests of the API on Debian's PostgreSQL 15",
    folder: 'apps/api',
    script: 'drill:postgres-15',
    programs: { 'postgresql-15': '/usr/lib/postgresql/15/bin/postgres' },
  },
  {
    name: 'database-away',
    summary:
      'kills or stops the database during requests, embedded and external: 503, no crash, recovers by itself',
    folder: 'tooling/drill',
    script: 'drill:database-away',
  },
  {
    name: 'kills',
    summary:
      'kill -9 of platform and database 200 times under load, embedded and external: nothing lost, nothing left half done',
    folder: 'tooling/drill',
    script: 'drill:kills',
  },
  {
    name: 'rolling-restart',
    summary: 'replaces two processes in turn under load: every request gets its response',
    folder: 'tooling/drill',
    script: 'drill:rolling-restart',
  },
  {
    name: 'rolling-upgrade',
    summary:
      'from this release to the next, over its migrations, under load: every request gets its response',
    folder: 'tooling/drill',
    script: 'drill:rolling-upgrade',
  },
  {
    name: 'failover',
    summary:
      "kills, freezes, upgrades and restores the parts of a cluster of Debian's packages under load: nothing acknowledged is lost",
    folder: 'tooling/drill',
    script: 'drill:failover',
    programs: {
      'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
      'etcd-server': '/usr/bin/etcd',
      patroni: '/usr/bin/patroni',
      haproxy: '/usr/sbin/haproxy',
      pgbackrest: '/usr/bin/pgbackrest',
      openssl: '/usr/bin/openssl',
    },
  },
  {
    name: 'kills-of-one',
    summary: 'kill -9 of one of two processes 20 times under load: each request takes effect once',
    folder: 'tooling/drill',
    script: 'drill:kills-of-one',
  },
  {
    name: 'rotate-key',
    summary:
      'rotates the key three times while two processes, each with its own folder, charge cards: no charge fails',
    folder: 'tooling/drill',
    script: 'drill:rotate-key',
  },
  {
    name: 'clock-ahead',
    summary: 'a process whose clock is five days ahead leaves service, and its requests use the right time',
    folder: 'tooling/drill',
    script: 'drill:clock-ahead',
  },
  {
    name: 'proxies',
    summary:
      "nginx, Caddy and HAProxy with the blocks of the operators' guide: signing in and storing a card work; a plain proxy_pass gets advice",
    folder: 'tooling/drill',
    script: 'drill:proxies',
    programs: {
      nginx: '/usr/sbin/nginx',
      caddy: '/usr/bin/caddy',
      haproxy: '/usr/sbin/haproxy',
      openssl: '/usr/bin/openssl',
    },
  },
  {
    name: 'soak',
    summary:
      '30 minutes of every call, mixed: no errors, flat memory, balanced books; p50 and p99 of each call',
    folder: 'tooling/drill',
    script: 'drill:soak',
  },
  {
    name: 'mutants',
    summary: 'breaks a copy of the platform on purpose, one rule at a time; fails if no test notices',
    folder: 'tooling/drill',
    script: 'drill:mutants',
  },
  {
    name: 'new-list',
    summary:
      'adds a list to a copy of the repository and counts the files and lines it takes; types and tests must pass',
    folder: 'tooling/drill',
    script: 'drill:new-list',
  },
  {
    name: 'new-call',
    summary: 'adds an API call to a copy of the repository and counts the files; types and tests must pass',
    folder: 'tooling/drill',
    script: 'drill:new-call',
  },
  {
    name: 'new-rule',
    summary: 'adds a ledger rule to a copy of the repository and counts the files; types and tests must pass',
    folder: 'tooling/drill',
    script: 'drill:new-rule',
  },
  {
    name: 'benches',
    summary: 'runs each bench of the platform in its short form and checks its figures',
    folder: 'tooling/drill',
    script: 'drill:benches',
  },
  {
    name: 'stories',
    summary: 'opens every story in light and dark, 1280 and 320 px wide, and checks it with axe',
    folder: 'packages/ui',
    script: 'drill:stories',
  },
  {
    name: 'storybook',
    summary: 'builds Storybook, opens it in Chromium and uses its search, controls and switches',
    folder: 'tooling/visual',
    script: 'drill:storybook',
  },
  {
    name: 'axe',
    summary:
      'opens every screen, dialog and failure in light and dark, 1280 and 390 px wide, and checks it with axe',
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
    folder: 'tooling/e2e',
    script: 'drill:node-versions',
  },
  {
    name: 'walks',
    summary:
      'tests every screen, translated screen, form and stored text in all stages; npm test covers a sample',
    folder: 'tooling/e2e',
    script: 'drill:walks',
  },
  {
    name: 'seeds',
    summary: 'seeds the demo on six odd dates, and compares it with the projection that covers 400 days',
    folder: 'apps/api',
    script: 'drill:seeds',
  },
  {
    name: 'failures',
    summary:
      'makes each part of every screen fail in every way, and recover, and cuts the connection for changes ten times',
    folder: 'tooling/e2e',
    script: 'drill:failures',
  },
  {
    name: 'search',
    summary:
      'opens the search at 20 moments within two seconds after a load and loses no letter; checks it with axe in every appearance',
    folder: 'tooling/e2e',
    script: 'drill:search',
  },
  {
    name: 'layout-shift',
    summary:
      'loads every screen five times on phone and desktop, over a slow and a fast network: nothing moves while it loads',
    folder: 'tooling/e2e',
    script: 'drill:layout-shift',
  },
  {
    name: 'restored-page',
    summary:
      "goes back to a page of another session in Chromium's back-forward cache: the page shows nothing of the first user's",
    folder: 'tooling/e2e',
    script: 'drill:restored-page',
  },
  {
    name: 'fresh-clones',
    summary: 'runs each command of the README first in a fresh clone, with the machine’s Node',
    folder: 'tooling/drill',
    script: 'drill:fresh-clones',
  },
];
