import { eventually } from '@tillbook/vitest-config/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { startWorker } from './worker.ts';

let place: TestPlatform;

beforeAll(async () => {
  place = await testPlatform();
});

afterAll(() => place.close());

test('a running worker takes a snapshot of the general ledger every 10,000 entry sets', async () => {
  await place.owner.query(
    `insert into entry_sets (id, reference, description, origin, status, created_by, effective_at)
     select 'gls_' || lpad(n::text, 22, '0'), 'JE-' || n, '', 'manual', 'Draft', 'platform', now()
       from generate_series(1, 20005) n`,
  );
  const worker = await startWorker(place.platform, { databaseUrl: place.databaseUrl });
  try {
    await eventually(async () => {
      const { rows } = await place.owner.query(
        `select entry_set_count::int as count, taken_at from ledger_snapshots order by through_ordinal`,
      );
      const takenAt = place.clock.now();
      expect(rows).toEqual([10_000, 20_000].map((count) => ({ count, taken_at: takenAt })));
    });
  } finally {
    await worker.stop();
  }
});
