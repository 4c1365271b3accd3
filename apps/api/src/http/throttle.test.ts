import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../../test/people.ts';
import { post, sendText, type Answer } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let here: TestPlatform;

const minuteMs = 60_000;

beforeAll(async () => {
  here = await testPlatform({ environment: { THROTTLE: 'on' } });
});
afterAll(() => here.close());

const signIn = (email: string, password: string, from: string) =>
  post(here.web, '/api/identity/login', { email, password, system: 'payment' }, { from });

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

const times = async (count: number, call: (index: number) => Promise<Answer>) => {
  const answers: Answer[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call(index));
  return answers;
};

const retryAfter = (answer: Answer | undefined) => Number(answer?.headers.get('retry-after'));

test(
  'the eleventh failure for one e-mail is refused, whoever asks and with whatever password',
  { meta: { shows: ['threat:1.6', 'asvs:V6.3.1'] } },
  async () => {
    const person = await newPerson(here);
    const failures = await times(10, (index) => signIn(person.email, 'wrong', `192.0.2.${index}`));
    expect(new Set(statuses(failures))).toEqual(new Set([401]));
    const refused = await signIn(person.email, person.password, '192.0.2.99');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too_many_requests' });
    expect(retryAfter(refused)).toBe(15 * 60);
  },
);

test('an e-mail nobody has is counted too, so that a refusal tells nothing', async () => {
  const answers = await times(11, () => signIn('nobody@example.com', 'wrong', '198.51.100.1'));
  expect(statuses(answers).slice(9)).toEqual([401, 429]);
});

test('after the window one may try again', { meta: { shows: ['threat:1.6', 'asvs:V6.1.1'] } }, async () => {
  const person = await newPerson(here);
  await times(10, () => signIn(person.email, 'wrong', '198.51.100.2'));
  here.clock.moveBy(10 * minuteMs);
  expect(retryAfter(await signIn(person.email, person.password, '198.51.100.2'))).toBe(5 * 60);
  here.clock.moveBy(5 * minuteMs);
  expect((await signIn(person.email, person.password, '198.51.100.2')).status).toBe(200);
});

test('the fifty-first failure from one address is refused, other addresses go on', async () => {
  const person = await newPerson(here);
  const failures = await times(50, (index) => signIn(`nobody-${index}@example.com`, 'wrong', '203.0.113.1'));
  expect(new Set(statuses(failures))).toEqual(new Set([401]));
  expect((await signIn(person.email, person.password, '203.0.113.1')).status).toBe(429);
  expect((await signIn(person.email, person.password, '203.0.113.2')).status).toBe(200);
});

test(
  'one IPv6 network is one address, however many it has',
  { meta: { shows: ['threat:1.6', 'asvs:V15.3.4'] } },
  async () => {
    const failures = await times(50, (index) =>
      signIn(`nobody-v6-${index}@example.com`, 'wrong', `2001:db8:1:2::${index}`),
    );
    expect(new Set(statuses(failures))).toEqual(new Set([401]));
    expect((await signIn('nobody-v6@example.com', 'wrong', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn('nobody-v6@example.com', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
  },
);

test('signing in well is not counted', async () => {
  const person = await newPerson(here);
  const answers = await times(60, () => signIn(person.email, person.password, '203.0.113.3'));
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
}, 60_000);

test(
  'forty at once get no more tries than forty one after another',
  { meta: { shows: ['threat:1.6', 'asvs:V6.3.1', 'asvs:V15.2.2'] } },
  async () => {
    const person = await newPerson(here);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(person.email, 'wrong', `203.0.113.${100 + index}`)),
    );
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(10);
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(30);
  },
);

test('twelve who sign in well at the same moment, under one e-mail, all get in', async () => {
  const person = await newPerson(here);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => signIn(person.email, person.password, '203.0.113.10')),
  );
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
}, 60_000);

test('fifty tries on one e-mail cost their address ten failures, one after another or at once', async () => {
  const [target, other] = [await newPerson(here), await newPerson(here)];
  await times(50, () => signIn(target.email, 'wrong', '203.0.113.11'));
  expect((await signIn(other.email, other.password, '203.0.113.11')).status).toBe(200);
  const more = await times(40, (index) =>
    signIn(`nobody-more-${index}@example.com`, 'wrong', '203.0.113.11'),
  );
  expect(new Set(statuses(more))).toEqual(new Set([401]));
  expect((await signIn(other.email, other.password, '203.0.113.11')).status).toBe(429);

  const [second, bystander] = [await newPerson(here), await newPerson(here)];
  const [atOnce, meanwhile] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, () => signIn(second.email, 'wrong', '203.0.113.12'))),
    signIn(bystander.email, bystander.password, '203.0.113.12'),
  ]);
  expect(statuses(atOnce).filter((status) => status === 401)).toHaveLength(10);
  expect(meanwhile.status).toBe(200);
}, 60_000);

test('the sixth request for a reset link within an hour is refused', async () => {
  const person = await newPerson(here);
  const request = () => post(here.web, '/api/identity/reset-password-request', { email: person.email });
  expect(statuses(await times(6, request))).toEqual([202, 202, 202, 202, 202, 429]);
  here.clock.moveBy(60 * minuteMs);
  expect((await request()).status).toBe(202);
});

test(
  'the vault takes thirty calls per address and minute',
  { meta: { shows: ['asvs:V2.4.1'] } },
  async () => {
    const store = (from: string) =>
      post(here.forms, '/payment-instruments', card, { from, headers: { origin: 'http://localhost:4311' } });
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
    const answers = await times(31, () => store('192.0.2.200'));
    expect(statuses(answers)).toEqual([...Array.from({ length: 30 }, () => 422), 429]);
    expect((await store('192.0.2.201')).status).toBe(422);
    here.clock.moveBy(minuteMs);
    expect((await store('192.0.2.200')).status).toBe(422);
  },
);

test('thirty malformed calls of the vault leave no well-formed one', async () => {
  const headers = { origin: 'http://localhost:4311' };
  const malformed: readonly ((from: string) => Promise<Answer>)[] = [
    (from) => post(here.forms, '/payment-instruments', {}, { from, headers }),
    (from) => post(here.forms, '/payment-instruments', { type: 'card', number: 'x' }, { from, headers }),
    (from) =>
      sendText(here.forms, 'POST', '/payment-instruments', '{"type":', {
        token: '',
        contentType: 'application/json',
        headers,
        from,
      }),
    (from) =>
      sendText(here.forms, 'POST', '/payment-instruments', 'number=4242', {
        token: '',
        contentType: 'application/x-www-form-urlencoded',
        headers,
        from,
      }),
  ];
  const answers = await times(32, async (index) => {
    const call = malformed[index % malformed.length];
    return call === undefined ? Promise.reject(new Error('No call.')) : call('192.0.2.210');
  });
  expect(statuses(answers)).toEqual([
    ...Array.from({ length: 30 }, (_, index) => (index % 4 === 3 ? 415 : 400)),
    429,
    429,
  ]);
  expect(retryAfter(answers.at(-1))).toBe(60);
  expect((await post(here.forms, '/payment-instruments', {}, { from: '192.0.2.211', headers })).status).toBe(
    400,
  );
});

test('the table names nobody', async () => {
  const { rows } = await here.owner.query(`select string_agg(t::text, ' ') as all from throttles t`);
  expect(rows[0].all).not.toMatch(/example\.com|203\.0\.113/);
});
