import { expect, test } from 'vitest';
import { hasDebianPostgres } from './debian-postgres.ts';

test.skipIf(!hasDebianPostgres)(
  'requires PostgreSQL 15, which is not installed here, for the money journey and the multi-process tests',
  () => {
    expect(hasDebianPostgres).toBe(true);
  },
);
