import { afterAll, beforeAll, expect, test } from 'vitest';
import { newInstrument } from '../../../test/instruments.ts';
import { newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let person: Person;
let accountId: string;
const ids: string[] = [];

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  person = await newPerson(testPlatform);
  accountId = await newAccount(testPlatform, person);
  for (let index = 0; index < 18; index += 1) {
    await moveClock(testPlatform, 1000);
    ids.unshift(await newInstrument(testPlatform, person, accountId));
  }
});
afterAll(() => testPlatform.close());

const list = (query = '', token = person.token) =>
  get(testPlatform.web, `/api/payment-instruments?accountId=${accountId}${query}`, { token });

const listedIds = (body: unknown): unknown =>
  Object(body).paymentInstruments.map((instrument: { id: string }) => instrument.id);

test(
  'lists payment instruments newest first, fifteen per page, with the total',
  { meta: { shows: ['spec:3.28'] } },
  async () => {
    const { body } = await list();
    expect(listedIds(body)).toEqual(ids.slice(0, 15));
    expect(body).toMatchObject({ totalCount: 18 });
  },
);

test.each([
  ['&offset=15', 15, 18],
  ['&offset=3&limit=4', 3, 7],
  ['&limit=100', 0, 18],
  ['&offset=17&limit=1', 17, 18],
])('returns the instruments of the page %s', async (query, from, to) => {
  const { body } = await list(query);
  expect(listedIds(body)).toEqual(ids.slice(from, to));
});

test.each(['&offset=18', '&offset=1000000000'])(
  'returns the total but no instruments beyond the end: %s',
  async (query) => {
    expect((await list(query)).body).toEqual({ paymentInstruments: [], totalCount: 18 });
  },
);

test.each([
  ['&limit=101', 'limit'],
  ['&limit=0', 'limit'],
  ['&limit=1e1', 'limit'],
  ['&limit=', 'limit'],
  ['&offset=-1', 'offset'],
  ['&offset=1000000001', 'offset'],
  ['&offset=1&offset=2', 'offset'],
  ['&offset=1.5', 'offset'],
])('refuses the page %s and names %s', async (query, field) => {
  const response = await list(query);
  expect(response.status).toBe(400);
  expect(response.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
});

test('returns an empty list for an account without instruments', async () => {
  const other = await newPerson(testPlatform);
  const empty = await newAccount(testPlatform, other);
  const response = await get(testPlatform.web, `/api/payment-instruments?accountId=${empty}`, {
    token: other.token,
  });
  expect(response.body).toEqual({ paymentInstruments: [], totalCount: 0 });
});

test('assigns ordinals without gaps to forty concurrently stored instruments', async () => {
  const busy = await newPerson(testPlatform);
  const account = await newAccount(testPlatform, busy);
  await Promise.all(Array.from({ length: 40 }, () => newInstrument(testPlatform, busy, account)));
  const { rows } = await testPlatform.owner.query(
    `select array_agg(ordinal::int order by ordinal) as ordinals from payment_instruments where account_id = $1`,
    [account],
  );
  expect(rows[0].ordinals).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});
