import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { newSecretToken } from '../../secret-token.ts';
import { redact } from './redact.ts';
import { dropOldestFrontendErrors } from './store.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

const report = (json: unknown) => post(here.web, '/api/frontend-errors', json);

const stored = async () =>
  (await here.owner.query(`select * from frontend_errors order by received_at desc, id desc limit 1`))
    .rows[0];

describe('a report', () => {
  test(
    'is stored with what helps, and whose browser it was',
    { meta: { shows: ['spec:7.33'] } },
    async () => {
      const person = await newPerson(here);
      here.clock.moveBy(1000);
      const answer = await report({
        message: 'Cannot read properties of undefined',
        stack: 'TypeError: Cannot read\n    at Overview (overview-CNNnylUR.js:12:7)',
        source: 'route',
        context: '{"route":"/overview"}',
        url: 'http://localhost:4310/overview?page=2',
        userAgent: 'Mozilla/5.0',
        sessionToken: person.token,
        timestamp: '2026-03-02T15:00:00.000Z',
      });
      expect([answer.status, answer.body]).toEqual([202, {}]);
      expect(await stored()).toMatchObject({
        message: 'Cannot read properties of undefined',
        stack: 'TypeError: Cannot read\n    at Overview (overview-CNNnylUR.js:12:7)',
        url: 'http://localhost:4310/overview?page=2',
        user_id: person.userId,
        reported_at: '2026-03-02T15:00:00.000Z',
      });
      expect(JSON.stringify(Object.values(await stored()))).not.toContain(person.token);
    },
  );

  test('keeps no session awake', async () => {
    const person = await newPerson(here);
    here.clock.moveBy(29 * 60_000);
    await report({ message: 'x', sessionToken: person.token });
    here.clock.moveBy(60_000);
    const check = await post(here.web, '/api/identity/sessions', undefined, { token: person.token });
    expect(check.status).toBe(401);
  });

  test('may come from nobody in particular', async () => {
    here.clock.moveBy(1000);
    expect((await report({ message: 'early', sessionToken: '' })).status).toBe(202);
    expect((await report({ message: 'later', sessionToken: 'made-up' })).status).toBe(202);
    expect(await stored()).toMatchObject({ user_id: null });
  });

  test('with a stack of 15 KiB is stored, its end cut off', async () => {
    here.clock.moveBy(1000);
    const line = '\n    at Overview (overview-CNNnylUR.js:12:7)';
    const stack = `TypeError: Cannot read${line.repeat(350)}`;
    expect(stack.length).toBeGreaterThan(15_000);
    expect((await report({ message: 'long', stack })).status).toBe(202);
    expect(await stored()).toMatchObject({ message: 'long', stack: stack.slice(0, 10_000) });
  });

  test.each(['message', 'source', 'context', 'url', 'userAgent', 'sessionToken', 'timestamp'])(
    'is stored however long its %s is, as far as 16 KiB go',
    async (field) => {
      here.clock.moveBy(1000);
      const answer = await report({ message: 'x', [field]: 'long '.repeat(3000) });
      expect([answer.status, answer.body]).toEqual([202, {}]);
      const row = await stored();
      expect(row.message.startsWith(field === 'message' ? 'long long' : 'x')).toBe(true);
      expect(JSON.stringify(row).length).toBeLessThan(4000);
    },
  );

  test('is stored without what no database stores, such as half of a character', async () => {
    here.clock.moveBy(1000);
    expect((await report({ message: 'a\u0000b\ud83d', stack: `${'x '.repeat(4999)}x😀` })).status).toBe(202);
    expect(await stored()).toMatchObject({ message: 'ab\ufffd', stack: `${'x '.repeat(4999)}x\ufffd` });
  });

  test('cut in the middle of a card number does not keep the beginning of it', async () => {
    here.clock.moveBy(1000);
    await report({ message: `${'x '.repeat(993)}4242 4242 4242 4242` });
    expect((await stored()).message).not.toContain('4242');
  });

  test('of more than 16 KiB is refused', async () => {
    const answer = await report({ message: 'x', padding: 'x'.repeat(16 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ message: 'The request is larger than 16 KiB.' });
  });

  test('that is one of too many from one address is refused', async () => {
    const strict = await testPlatform({ environment: { THROTTLE: 'on' } });
    try {
      const statuses: number[] = [];
      for (let index = 0; index < 61; index += 1) {
        statuses.push(
          (await post(strict.web, '/api/frontend-errors', { message: 'x' }, { from: '192.0.2.1' })).status,
        );
      }
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 202), 429]);
    } finally {
      await strict.close();
    }
  });
});

test('only the newest ten thousand are kept', async () => {
  await here.owner.query(`delete from frontend_errors`);
  await here.owner.query(
    `insert into frontend_errors (id, received_at, message)
     select 'fre_' || lpad(n::text, 26, '0'), now(), n::text from generate_series(1, 10005) n`,
  );
  await dropOldestFrontendErrors(here.platform.database);
  const { rows } = await here.owner.query(
    `select count(*)::int as count, min(message::int) as oldest from frontend_errors`,
  );
  expect(rows[0]).toEqual({ count: 10_000, oldest: 6 });
});

describe('redacting', () => {
  test.each([
    ['paid with 4242424242424242 today'],
    ['paid with 4242 4242 4242 4242 today'],
    ['paid with 4242-4242-4242-4242 today'],
    ['paid with 4242%204242%204242%204242 today'],
    ['paid with 4242+4242+4242+4242 today'],
    ['{"number":"4242424242424242"}'],
    ['amex 378282246310005'],
    ['account 000123456789'],
    ['x4242424242424242x'],
  ])('leaves no card number in %s', (text) => {
    expect(redact(text)).not.toMatch(/\d{4}.{0,3}\d{4}/);
    expect(redact(text)).toContain('[number removed]');
  });

  test.each([
    ' ',
    '\u00a0',
    '\n',
    '\r\n',
    '\t',
    ' - ',
    ' / ',
    ', ',
    '...',
    '_',
    '+-+',
    '\u2013',
    '%20',
    '%0A',
    '%0d%0a',
    '%2D',
    '%20%2B%20',
    '%C2%A0',
    '%2F%2E%5F',
  ])('leaves no card number whose digits stand apart by %j', (gap) => {
    for (const number of ['4242424242424242', '5555555555554444', '378282246310005']) {
      const grouped = number.replaceAll(/(\d{4})(?=\d)/g, `$1${gap}`);
      const apart = number.split('').join(gap);
      expect(redact(`card ${grouped} no`)).toBe('card [number removed] no');
      expect(redact(`card ${apart} no`)).toBe('card [number removed] no');
      expect(redact(`card ${grouped} 12/30 no`)).not.toMatch(/\d{2}/);
    }
  });

  test('leaves amounts and dates in a row as they are where they can be no card', () => {
    const text = 'rows 1, 2, 3 of 2026-11-20, $12.30, 45, 67';
    expect(redact(text)).toBe(text);
  });

  test.each(['my ssn 123-45-6789', 'ein 12-3456789'])('leaves no tax number in %s', (text) => {
    expect(redact(text)).not.toMatch(/\d{3,}/);
  });

  test.each([
    ['http://localhost:4310/reset-password?token=abc123&next=1', 'abc123'],
    ['{"sessionToken":"abc123"}', 'abc123'],
    ['Authorization: abc123', 'abc123'],
    ['ticket=abc123', 'abc123'],
  ])('takes the token out of %s', (text, token) => {
    expect(redact(text)).not.toContain(token);
  });

  test(
    'finds any token of ours, whatever stands around it',
    { meta: { shows: ['threat:5.5', 'asvs:V16.2.5'] } },
    () => {
      fc.assert(
        fc.property(fc.string(), fc.string(), (before, after) => {
          const { token } = newSecretToken();
          expect(redact(`${before} ${token} ${after}`)).not.toContain(token);
        }),
      );
    },
  );

  test('finds any card number, whatever stands around it', { meta: { shows: ['threat:5.5'] } }, () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 });
    fc.assert(
      fc.property(fc.string(), digits, fc.string(), (before, number, after) => {
        expect(redact(before + number.join('') + after)).not.toContain(number.join(''));
      }),
    );
  });

  test('leaves an ordinary message as it is', () => {
    const text =
      "Cannot read 'x' of undefined at overview-CNNnylUR.js:1234:56 (page 15, $1,234.50, 2026-03-02)";
    expect(redact(text)).toBe(text);
  });
});
