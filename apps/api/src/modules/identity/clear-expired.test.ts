import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticketFor } from '../../../test/instruments.ts';
import { newAccount, newPerson } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { clearExpired } from './clear-expired.ts';
import { sendDueResetMails } from './send-due-reset-mails.ts';

let here: TestPlatform;

const dayMs = 24 * 60 * 60_000;

beforeAll(async () => {
  here = await testPlatform({ environment: { THROTTLE: 'on' } });
});
afterAll(() => here.close());

const counts = async () =>
  (
    await here.owner.query(
      `select (select count(*)::int from throttles) as throttles, (select count(*)::int from password_resets) as resets,
              (select count(*)::int from password_reset_requests) as requests,
              (select count(*)::int from instrument_tickets) as tickets, (select count(*)::int from sessions) as sessions`,
    )
  ).rows[0];

test('what still counts stays, what does not is removed', async () => {
  const person = await newPerson(here);
  await ticketFor(here, person, await newAccount(here, person));
  await post(here.web, '/api/identity/reset-password-request', { email: person.email });
  await sendDueResetMails(here.platform);
  await post(here.web, '/api/identity/reset-password-request', { email: person.email });
  const all = { throttles: 1, requests: 1, resets: 1, tickets: 1, sessions: 1 };
  await clearExpired(here.platform);
  expect(await counts()).toEqual(all);
  here.clock.moveBy(2 * dayMs);
  await clearExpired(here.platform);
  expect(await counts()).toEqual({ throttles: 0, requests: 0, resets: 0, tickets: 0, sessions: 1 });
  here.clock.moveBy(31 * dayMs);
  await clearExpired(here.platform);
  expect(await counts()).toEqual({ throttles: 0, requests: 0, resets: 0, tickets: 0, sessions: 0 });
});
