import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../test/instruments.ts';
import { newAccount, newPerson } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { expositionText } from '../../platform-metrics/exposition.ts';
import { clearExpired } from './clear-expired.ts';
import { sendDueResetMails } from './send-due-reset-mails.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;

const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { THROTTLE: 'on' } });
});
afterAll(() => testPlatform.close());

const counts = async () =>
  (
    await testPlatform.owner.query(
      `select (select count(*)::int from throttles) as throttles, (select count(*)::int from password_resets) as resets,
              (select count(*)::int from password_reset_requests) as requests,
              (select count(*)::int from instrument_tickets) as tickets, (select count(*)::int from sessions) as sessions`,
    )
  ).rows[0];

test('deletes only expired rows', async () => {
  const person = await newPerson(testPlatform);
  await ticketFor(testPlatform, person, await newAccount(testPlatform, person));
  await post(testPlatform.web, '/api/identity/reset-password-request', { email: person.email });
  await sendDueResetMails(testPlatform.platform);
  await post(testPlatform.web, '/api/identity/reset-password-request', { email: person.email });
  const all = { throttles: 1, requests: 1, resets: 1, tickets: 1, sessions: 1 };
  await clearExpired(testPlatform.platform);
  expect(await counts()).toEqual(all);
  await moveClock(testPlatform, 2 * dayMs);
  await clearExpired(testPlatform.platform);
  expect(await counts()).toEqual({ throttles: 0, requests: 0, resets: 0, tickets: 0, sessions: 1 });
  await moveClock(testPlatform, 31 * dayMs);
  await clearExpired(testPlatform.platform);
  expect(await counts()).toEqual({ throttles: 0, requests: 0, resets: 0, tickets: 0, sessions: 0 });
});

test('deletes expired rows in steps and counts them', async () => {
  const longAgo = new Date(testPlatform.clock.now().getTime() - 2 * dayMs);
  await testPlatform.owner.query(
    `insert into password_reset_requests (id, email, requested_at, next_try_at)
     select 'prr_' || n, 'many@example.com', $1, $1 from generate_series(1, 1001) n`,
    [longAgo],
  );
  const countOf = async () => {
    const text = await expositionText(testPlatform.platform);
    const [, count] =
      /^tillbook_cleared_rows_total\{kind="password_reset_requests"\} (\d+)$/m.exec(text) ?? [];
    return Number(count);
  };
  const before = await countOf();
  await clearExpired(testPlatform.platform);
  expect(await counts()).toMatchObject({ requests: 0 });
  expect((await countOf()) - before).toBe(1001);
});
