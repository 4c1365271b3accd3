import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newPerson } from '../../test/people.ts';
import { post, sendText, type TestResponse } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { moveClock } from '../../test/passing-time.ts';

let testPlatform: TestPlatform;

const minuteMs = 60_000;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { THROTTLE: 'on' } });
  // Stops the clock that decides when waiting attempts give up.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await testPlatform.close();
});

const signIn = (email: string, password: string, from: string) =>
  post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' }, { from });

/** A hash at the lowest cost, compared in a millisecond: the cost does not affect the counts. */
const cheapHash = `$argon2id$v=19$m=64,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const newTarget = async (): Promise<string> => {
  const { userId, email } = await newPerson(testPlatform);
  await testPlatform.owner.query('update users set password_hash = $2 where id = $1', [userId, cheapHash]);
  return email;
};

const newTargets = (count: number): Promise<readonly string[]> =>
  Promise.all(Array.from({ length: count }, newTarget));

const statuses = (responses: readonly TestResponse[]) => responses.map(({ status }) => status);

const times = async (count: number, call: (index: number) => Promise<TestResponse>) => {
  const responses: TestResponse[] = [];
  for (let index = 0; index < count; index += 1) responses.push(await call(index));
  return responses;
};

const retryAfter = (response: TestResponse | undefined) => Number(response?.headers.get('retry-after'));

test(
  'refuses sign-ins for one email after ten failures, from any address and with any password',
  { meta: { shows: ['threat:1.6', 'asvs:V6.3.1'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const failures = await times(10, (index) => signIn(person.email, 'wrong', `192.0.2.${index}`));
    expect(new Set(statuses(failures))).toEqual(new Set([401]));
    const refused = await signIn(person.email, person.password, '192.0.2.99');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(retryAfter(refused)).toBe(15 * 60);
  },
);

test('counts failures for an unknown email too, so that a refusal reveals nothing', async () => {
  const responses = await times(11, () => signIn('nobody@example.com', 'wrong', '198.51.100.1'));
  expect(statuses(responses).slice(9)).toEqual([401, 429]);
});

test(
  'allows sign-ins again after the window',
  { meta: { shows: ['threat:1.6', 'asvs:V6.1.1'] } },
  async () => {
    const person = await newPerson(testPlatform);
    await times(10, () => signIn(person.email, 'wrong', '198.51.100.2'));
    await moveClock(testPlatform, 10 * minuteMs);
    expect(retryAfter(await signIn(person.email, person.password, '198.51.100.2'))).toBe(5 * 60);
    await moveClock(testPlatform, 5 * minuteMs);
    expect((await signIn(person.email, person.password, '198.51.100.2')).status).toBe(200);
  },
);

test('refuses sign-ins from one address after fifty failures, but not from other addresses', async () => {
  const person = await newPerson(testPlatform);
  const targets = await newTargets(50);
  const failures = await times(50, (index) => signIn(targets[index] ?? '', 'wrong', '203.0.113.1'));
  expect(new Set(statuses(failures))).toEqual(new Set([401]));
  expect((await signIn(person.email, person.password, '203.0.113.1')).status).toBe(429);
  expect((await signIn(person.email, person.password, '203.0.113.2')).status).toBe(200);
});

test(
  'counts one IPv6 network as one address',
  { meta: { shows: ['threat:1.6', 'asvs:V15.3.4'] } },
  async () => {
    const targets = await newTargets(50);
    const failures = await times(50, (index) =>
      signIn(targets[index] ?? '', 'wrong', `2001:db8:1:2::${index}`),
    );
    expect(new Set(statuses(failures))).toEqual(new Set([401]));
    expect((await signIn('nobody-v6@example.com', 'wrong', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn('nobody-v6@example.com', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
  },
);

test('does not count successful sign-ins', async () => {
  const person = await newPerson(testPlatform);
  const responses = await times(60, () => signIn(person.email, person.password, '203.0.113.3'));
  expect(new Set(statuses(responses))).toEqual(new Set([200]));
});

test(
  'allows only ten failures in forty concurrent attempts',
  { meta: { shows: ['threat:1.6', 'asvs:V6.3.1', 'asvs:V15.2.2'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(person.email, 'wrong', `203.0.113.${100 + index}`)),
    );
    expect(statuses(responses).filter((status) => status === 401)).toHaveLength(10);
    expect(statuses(responses).filter((status) => status === 429)).toHaveLength(30);
  },
);

test('admits twelve concurrent sign-ins with the correct password for one email', async () => {
  const person = await newPerson(testPlatform);
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => signIn(person.email, person.password, '203.0.113.10')),
  );
  expect(new Set(statuses(responses))).toEqual(new Set([200]));
});

test('counts ten failures for an address after fifty attempts on one email, sequential or concurrent', async () => {
  const [target, other] = [await newTarget(), await newPerson(testPlatform)];
  await times(50, () => signIn(target, 'wrong', '203.0.113.11'));
  expect((await signIn(other.email, other.password, '203.0.113.11')).status).toBe(200);
  const others = await newTargets(40);
  const more = await times(40, (index) => signIn(others[index] ?? '', 'wrong', '203.0.113.11'));
  expect(new Set(statuses(more))).toEqual(new Set([401]));
  expect((await signIn(other.email, other.password, '203.0.113.11')).status).toBe(429);

  const [second, bystander] = [await newTarget(), await newPerson(testPlatform)];
  const [concurrently, meanwhile] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => signIn(second, 'wrong', '203.0.113.12'))),
    signIn(bystander.email, bystander.password, '203.0.113.12'),
  ]);
  expect(statuses(concurrently).filter((status) => status === 401)).toHaveLength(10);
  expect(meanwhile.status).toBe(200);
});

test('refuses the sixth request for a reset link within an hour', async () => {
  const person = await newPerson(testPlatform);
  const request = () =>
    post(testPlatform.web, '/api/identity/reset-password-request', { email: person.email });
  expect(statuses(await times(6, request))).toEqual([202, 202, 202, 202, 202, 429]);
  await moveClock(testPlatform, 60 * minuteMs);
  expect((await request()).status).toBe(202);
});

test(
  'limits the vault to thirty calls per address and minute',
  { meta: { shows: ['asvs:V2.4.1'] } },
  async () => {
    const store = (from: string) =>
      post(testPlatform.forms, '/payment-instruments', card, {
        from,
        headers: { origin: 'http://localhost:4311' },
      });
    const card = {
      type: 'card',
      ownerName: 'Ada Lovelace',
      ticket: 'made-up',
      number: '4242424242424242',
      expirationMonth: 12,
      expirationYear: 2030,
      securityCode: '123',
      postalCode: '94110',
    };
    const responses = await times(31, () => store('192.0.2.200'));
    expect(statuses(responses)).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
    expect((await store('192.0.2.201')).status).toBe(422);
    await moveClock(testPlatform, minuteMs);
    expect((await store('192.0.2.200')).status).toBe(422);
  },
);

test('refuses a well-formed call of the vault after thirty malformed calls', async () => {
  const headers = { origin: 'http://localhost:4311' };
  const malformed: readonly ((from: string) => Promise<TestResponse>)[] = [
    (from) => post(testPlatform.forms, '/payment-instruments', {}, { from, headers }),
    (from) =>
      post(testPlatform.forms, '/payment-instruments', { type: 'card', number: 'x' }, { from, headers }),
    (from) =>
      sendText(testPlatform.forms, 'POST', '/payment-instruments', '{"type":', {
        token: '',
        contentType: 'application/json',
        headers,
        from,
      }),
    (from) =>
      sendText(testPlatform.forms, 'POST', '/payment-instruments', 'number=4242', {
        token: '',
        contentType: 'application/x-www-form-urlencoded',
        headers,
        from,
      }),
  ];
  const responses = await times(32, async (index) => {
    const call = malformed[index % malformed.length];
    return call === undefined ? Promise.reject(new Error('No call.')) : call('192.0.2.210');
  });
  expect(statuses(responses)).toEqual([
    ...Array.from({ length: 30 }, (_, index) => (index % 4 === 3 ? 415 : 400)),
    429,
    429,
  ]);
  expect(retryAfter(responses.at(-1))).toBe(60);
  expect(
    (await post(testPlatform.forms, '/payment-instruments', {}, { from: '192.0.2.211', headers })).status,
  ).toBe(400);
});

test('stores no email or IP addresses in the table of throttles', async () => {
  const { rows } = await testPlatform.owner.query(`select string_agg(t::text, ' ') as all from throttles t`);
  expect(rows[0].all).not.toMatch(/example\.com|203\.0\.113/);
});
