import { expect, test } from 'vitest';
import { hasDebianPostgres } from './debian-postgres.ts';

test.skipIf(!hasDebianPostgres)(
  'the money journey and the multi-process tests on PostgreSQL 15, which is not installed here',
  () => {
    expect(hasDebianPostgres).toBe(true);
  },
);
