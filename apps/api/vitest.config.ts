import { limits, nodeTests, reporting } from '@tillbook/vitest-config';
import { defineConfig } from 'vitest/config';
import { hasDebianPostgres } from './test/debian-postgres.ts';

/** What depends on the version of PostgreSQL the most: all that money does, and what several processes do at once. */
const onEveryVersion = [
  'src/db/client.test.ts',
  'src/ledger/posting.test.ts',
  'src/modules/disputes/dispute-journey.test.ts',
  'src/modules/account-changes/follow-account.test.ts',
  'src/modules/transactions/{crash,payment-journey,races}.test.ts',
  'src/serve/{migration-wait,money-journey,serve}.test.ts',
  'src/jobs/worker.test.ts',
];

const oldestFiles = process.env['POSTGRES_15_RUNS'] === 'all' ? ['src/**/*.test.ts'] : onEveryVersion;

const { resolve, ssr, test } = nodeTests;

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
          globalSetup: './test/database-server.ts',
          ...limits,
          setupFiles: ['@tillbook/vitest-config/property-seed'],
        },
      },
      {
        resolve: resolve ?? {},
        ssr: ssr ?? {},
        test: {
          name: 'PostgreSQL 15',
          include: hasDebianPostgres ? oldestFiles : ['test/without-debian-postgres.ts'],
          globalSetup: hasDebianPostgres ? './test/debian-database-server.ts' : [],
          ...limits,
          setupFiles: ['@tillbook/vitest-config/property-seed'],
        },
      },
    ],
  },
});
