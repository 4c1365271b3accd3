import { makeWorkerUtils } from 'graphile-worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { expositionText } from '../platform-metrics/exposition.ts';
import { removeFinalFailures } from './final-failures.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  const utilities = await makeWorkerUtils({ pgPool: testPlatform.owner });
  await utilities.migrate();
  await utilities.release();
});
afterAll(() => testPlatform.close());

const addFailedJobs = async (count: number): Promise<void> => {
  await testPlatform.owner.query(
    `select graphile_worker.add_job('settle_account', '{"subject":"acc_none"}') from generate_series(1, $1)`,
    [count],
  );
  await testPlatform.owner.query('update graphile_worker._private_jobs set attempts = max_attempts');
};

/** Makes every deletion of more than five hundred jobs fail. */
const limitDeletions = () =>
  testPlatform.owner.query(`
    create function limit_deletions() returns trigger language plpgsql as $$
      begin
        if (select count(*) from deleted) > 500 then raise exception 'too many at once'; end if;
        return null;
      end $$;
    create trigger limit_deletions after delete on graphile_worker._private_jobs
      referencing old table as deleted for each statement execute function limit_deletions()`);

test('deletes and counts jobs that have no tries left, at most five hundred in one statement', async () => {
  const { platform, owner } = testPlatform;
  await addFailedJobs(1001);
  await limitDeletions();
  await removeFinalFailures(platform, owner);
  const { rows } = await owner.query('select count(*)::int as count from graphile_worker.jobs');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await expositionText(platform)).toContain(
    '\ntillbook_cleared_rows_total{kind="failed_jobs"} 1001\n',
  );
});
