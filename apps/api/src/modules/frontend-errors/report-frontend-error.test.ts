import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { newSecretToken } from '../../runtime/secret-token.ts';
import { redact } from './redact.ts';
import { dropOldestFrontendErrors } from './store.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

const report = (json: unknown) => post(testPlatform.web, '/api/frontend-errors', json);

const stored = async () =>
  (await testPlatform.owner.query(`select * from frontend_errors order by received_at desc, id desc limit 1`))
    .rows[0];

describe('an error report', () => {
  test(
    'stores an error report with useful details and the signed-in person',
    { meta: { shows: ['spec:7.33'] } },
    async () => {
      const person = await newPerson(testPlatform);
      await moveClock(testPlatform, 1000);
      const response = await report({
        message: 'Cannot read properties of undefined',
        stack: 'TypeError: Cannot read\n    at Overview (overview-CNNnylUR.js:12:7)',
        source: 'route',
        context: '{"route":"/overview"}',
        url: 'http://localhost:4310/overview?page=2',
        userAgent: 'Mozilla/5.0',
        sessionToken: person.token,
        timestamp: '2026-03-02T15:00:00.000Z',
      });
      expect([response.status, response.body]).toEqual([202, {}]);
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

  test('accepts an error report without extending the session', async () => {
    const person = await newPerson(testPlatform);
    await moveClock(testPlatform, 29 * 60_000);
    await report({ message: 'x', sessionToken: person.token });
    await moveClock(testPlatform, 60_000);
    const check = await post(testPlatform.web, '/api/identity/sessions', undefined, { token: person.token });
    expect(check.status).toBe(401);
  });

  test('accepts an error report without a session', async () => {
    await moveClock(testPlatform, 1000);
    expect((await report({ message: 'early', sessionToken: '' })).status).toBe(202);
    expect((await report({ message: 'later', sessionToken: 'made-up' })).status).toBe(202);
    expect(await stored()).toMatchObject({ user_id: null });
  });

  test('truncates a stack of 15 KiB before storing it', async () => {
    await moveClock(testPlatform, 1000);
    const line = '\n    at Overview (overview-CNNnylUR.js:12:7)';
    const stack = `TypeError: Cannot read${line.repeat(350)}`;
    expect(stack.length).toBeGreaterThan(15_000);
    expect((await report({ message: 'long', stack })).status).toBe(202);
    expect(await stored()).toMatchObject({ message: 'long', stack: stack.slice(0, 10_000) });
  });

  test.each(['message', 'source', 'context', 'url', 'userAgent', 'sessionToken', 'timestamp'])(
    'stores an error report with a %s of any length up to 16 KiB',
    async (field) => {
      await moveClock(testPlatform, 1000);
      const response = await report({ message: 'x', [field]: 'long '.repeat(3000) });
      expect([response.status, response.body]).toEqual([202, {}]);
      const row = await stored();
      expect(row.message.startsWith(field === 'message' ? 'long long' : 'x')).toBe(true);
      expect(JSON.stringify(row).length).toBeLessThan(4000);
    },
  );

  test('stores an error report without characters that the database cannot store, such as a lone surrogate', async () => {
    await moveClock(testPlatform, 1000);
    expect((await report({ message: 'a\u0000b\ud83d', stack: `${'x '.repeat(4999)}x😀` })).status).toBe(202);
    expect(await stored()).toMatchObject({ message: 'ab\ufffd', stack: `${'x '.repeat(4999)}x\ufffd` });
  });

  test('removes a card number that truncation would split from an error report', async () => {
    await moveClock(testPlatform, 1000);
    await report({ message: `${'x '.repeat(993)}4242 4242 4242 4242` });
    expect((await stored()).message).not.toContain('4242');
  });

  test('refuses an error report above 16 KiB', async () => {
    const response = await report({ message: 'x', padding: 'x'.repeat(16 * 1024) });
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ message: 'The request is larger than 16 KiB.' });
  });

  test('limits the error reports of one address', async () => {
    const strict = await startTestPlatform({ environment: { THROTTLE: 'on' } });
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

test('deletes an error report when ten thousand newer reports exist', async () => {
  await testPlatform.owner.query(`delete from frontend_errors`);
  await testPlatform.owner.query(
    `insert into frontend_errors (id, received_at, message)
     select 'fre_' || lpad(n::text, 26, '0'), now(), n::text from generate_series(1, 10005) n`,
  );
  await dropOldestFrontendErrors(testPlatform.platform.database);
  const { rows } = await testPlatform.owner.query(
    `select count(*)::int as count, min(message::int) as oldest from frontend_errors`,
  );
  expect(rows[0]).toEqual({ count: 10_000, oldest: 6 });
});

describe('redaction', () => {
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
  ])('removes a card or account number from: %s', (text) => {
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
  ])('removes a card number whose digits are separated by %j', (gap) => {
    for (const number of ['4242424242424242', '5555555555554444', '378282246310005']) {
      const grouped = number.replaceAll(/(\d{4})(?=\d)/g, `$1${gap}`);
      const apart = number.split('').join(gap);
      expect(redact(`card ${grouped} no`)).toBe('card [number removed] no');
      expect(redact(`card ${apart} no`)).toBe('card [number removed] no');
      expect(redact(`card ${grouped} 12/30 no`)).not.toMatch(/\d{2}/);
    }
  });

  test('leaves a row of amounts and dates unchanged', () => {
    const text = 'rows 1, 2, 3 of 2026-11-20, $12.30, 45, 67';
    expect(redact(text)).toBe(text);
  });

  test.each(['my ssn 123-45-6789', 'ein 12-3456789'])('removes a tax number from: %s', (text) => {
    expect(redact(text)).not.toMatch(/\d{3,}/);
  });

  test.each([
    ['http://localhost:4310/reset-password?token=abc123&next=1', 'abc123'],
    ['{"sessionToken":"abc123"}', 'abc123'],
    ['Authorization: abc123', 'abc123'],
    ['ticket=abc123', 'abc123'],
  ])('removes the token from: %s', (text, token) => {
    expect(redact(text)).not.toContain(token);
  });

  test('removes a token surrounded by any text', { meta: { shows: ['threat:5.5', 'asvs:V16.2.5'] } }, () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const { token } = newSecretToken();
        expect(redact(`${before} ${token} ${after}`)).not.toContain(token);
      }),
    );
  });

  test('removes 12 to 19 digits surrounded by any text', { meta: { shows: ['threat:5.5'] } }, () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 19 });
    fc.assert(
      fc.property(fc.string(), digits, fc.string(), (before, number, after) => {
        expect(redact(before + number.join('') + after)).not.toContain(number.join(''));
      }),
    );
  });

  test('leaves an ordinary error message unchanged', () => {
    const text =
      "Cannot read 'x' of undefined at overview-CNNnylUR.js:1234:56 (page 15, $1,234.50, 2026-03-02)";
    expect(redact(text)).toBe(text);
  });
});
