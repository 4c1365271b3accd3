import { databaseLimits, nodeTests, reporting } from '@tillbook/config/vitest';
import { defineConfig } from 'vitest/config';
import { hasDebianPostgres } from './test/debian-postgres.ts';

/**
 * The files that depend most on the version of PostgreSQL: connections, replicas and the movement of money.
 * `npm run drill -- postgres-15` runs all files.
 */
const onEveryVersion = [
  'src/db/client.test.ts',
  'src/db/read-source.test.ts',
  'src/programs/serve/database-tls.test.ts',
  'src/ledger/posting.test.ts',
  'src/modules/disputes/dispute-journey.test.ts',
  'src/modules/transactions/{crash,payment-journey,races}.test.ts',
];

const runsAllOnOldest = hasDebianPostgres && process.env['POSTGRES_15_RUNS'] === 'all';

const oldestFiles = runsAllOnOldest ? ['src/**/*.test.ts'] : onEveryVersion;

const { resolve, ssr, test } = nodeTests;

/** A module can be mocked only before a worker has imported it, so these files have separate workers. */
const filesWithMockedModules = ['src/modules/identity/login.test.ts'];

/**
 * Importing the platform takes longer than most files' tests, so a worker imports it once. Every file has its
 * own database.
 */
const inTwoWorkers = { isolate: false, maxWorkers: 2 };

export default defineConfig({
  test: {
    ...reporting,
    projects: [
      {
        resolve: resolve ?? {},
        ssr: ssr ?? {},
        test: {
          name: 'embedded PostgreSQL',
          include: test?.include ?? [],
          // These tests need a replica or TLS, for which the embedded PostgreSQL lacks the programs.
          exclude: [
            'src/db/read-source.test.ts',
            'src/programs/serve/database-tls.test.ts',
            ...filesWithMockedModules,
          ],
          globalSetup: './test/database-server.ts',
          ...inTwoWorkers,
          ...databaseLimits,
          setupFiles: ['@tillbook/config/vitest/property-seed'],
        },
      },
      {
        resolve: resolve ?? {},
        ssr: ssr ?? {},
        test: {
          name: 'embedded PostgreSQL, mocked modules',
          include: filesWithMockedModules,
          globalSetup: './test/database-server.ts',
          ...databaseLimits,
        },
      },
      {
        resolve: resolve ?? {},
        ssr: ssr ?? {},
        test: {
          name: 'PostgreSQL 15',
          include: hasDebianPostgres ? oldestFiles : ['test/without-debian-postgres.ts'],
          exclude: filesWithMockedModules,
          globalSetup: hasDebianPostgres ? './test/debian-database-server.ts' : [],
          ...inTwoWorkers,
          ...databaseLimits,
          setupFiles: ['@tillbook/config/vitest/property-seed'],
        },
      },
      ...(runsAllOnOldest
        ? [
            {
              resolve: resolve ?? {},
              ssr: ssr ?? {},
              test: {
                name: 'PostgreSQL 15, mocked modules',
                include: filesWithMockedModules,
                globalSetup: './test/debian-database-server.ts',
                ...databaseLimits,
              },
            },
          ]
        : []),
    ],
  },
});
