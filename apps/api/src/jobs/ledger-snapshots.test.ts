import { eventually } from '@tillbook/config/vitest/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { startWorker } from './worker.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

test('takes a snapshot of the general ledger every 10,000 entry sets while a worker runs', async () => {
  await testPlatform.owner.query(
    `insert into entry_sets (id, reference, description, origin, status, created_by, effective_at)
     select 'gls_' || lpad(n::text, 22, '0'), 'JE-' || n, '', 'manual', 'Draft', 'platform', now()
       from generate_series(1, 20005) n`,
  );
  const worker = await startWorker(testPlatform.platform, { databaseUrl: testPlatform.databaseUrl });
  try {
    await eventually(async () => {
      const { rows } = await testPlatform.owner.query(
        `select entry_set_count::int as count, taken_at from ledger_snapshots order by through_ordinal`,
      );
      const takenAt = testPlatform.clock.now();
      expect(rows).toEqual([10_000, 20_000].map((count) => ({ count, taken_at: takenAt })));
    });
  } finally {
    await worker.stop();
  }
});
