import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCard, newMerchant, type Merchant } from '../../test/merchant.ts';
import { get, post } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
});
afterAll(() => testPlatform.close());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;

const idOf = async (requestId: string) => {
  const response = await get(testPlatform.web, '/api/health', { headers: { 'x-request-id': requestId } });
  return response.headers.get('x-request-id');
};

const loggedSince = (count: number) => testPlatform.logged.slice(count).map(({ fields }) => fields);

const traceIdLogged = async (header: string) => {
  const before = testPlatform.logged.length;
  const response = await get(testPlatform.web, '/api/health', { headers: { traceparent: header } });
  const logged = loggedSince(before).filter(
    ({ requestId }) => requestId === response.headers.get('x-request-id'),
  );
  expect(logged).not.toEqual([]);
  return logged[0]?.['traceId'];
};

describe('an X-Request-Id', () => {
  test.each([
    '7f9c24e8-3b12-4fef-91e0-5a8f2c6d7b10',
    'edge:12345678',
    'Root=1-67891233-abcdef012345678912345678',
  ])("uses the caller's X-Request-Id if it is well-formed: %s", async (requestId) => {
    expect(await idOf(requestId)).toBe(requestId);
  });

  test.each(['short', 'with a space in it', '<script>alert(1)</script>', 'x'.repeat(129)])(
    "creates a request ID if the caller's is malformed: %s",
    async (requestId) => {
      expect(await idOf(requestId)).toMatch(/^req_\w{26}$/);
    },
  );

  test("logs the caller's request ID in the line of a payment request", async () => {
    const before = testPlatform.logged.length;
    const paymentInstrumentId = await addCard(testPlatform, merchant);
    const requestId = 'one-payment-of-a-caller';
    await post(
      testPlatform.web,
      '/api/transactions',
      {
        accountId: merchant.accountId,
        amount: 501,
        type: 'pull',
        channel: 'online',
        method: 'card',
        paymentInstrumentId,
        referenceId: 'with-a-request-id',
      },
      { token: merchant.person.token, headers: { 'x-request-id': requestId } },
    );
    await testPlatform.platform.background.settled();
    const payment = loggedSince(before).filter(({ call }) => call === 'createTransaction');
    expect(payment).toMatchObject([{ requestId }]);
  });

  test('logs the request ID in an event of a layer below the call', async () => {
    const before = testPlatform.logged.length;
    const requestId = 'asked-without-a-database';
    await testPlatform.owner.query('alter table drizzle.__drizzle_migrations rename to away');
    try {
      await get(testPlatform.web, '/api/ready', { headers: { 'x-request-id': requestId, traceparent } });
    } finally {
      await testPlatform.owner.query('alter table drizzle.away rename to __drizzle_migrations');
    }
    // Excludes events from outside the request, such as a closed connection of the pool.
    const events = testPlatform.logged.slice(before).filter(({ event }) => event === 'not_ready');
    expect(events).toMatchObject([{ fields: { requestId, traceId } }]);
  });
});

describe('a traceparent', () => {
  test('logs the trace of a well-formed traceparent', async () => {
    expect(await traceIdLogged(traceparent)).toBe(traceId);
    expect(await traceIdLogged(`cc-${traceId}-00f067aa0ba902b7-01-what-comes-later`)).toBe(traceId);
  });

  test.each([
    `ff-${traceId}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-00f067aa0ba902b7-01-more`,
    `00-${traceId.toUpperCase()}-00f067aa0ba902b7-01`,
    'nonsense',
  ])('ignores a malformed traceparent: %s', async (header) => {
    expect(await traceIdLogged(header)).toBeUndefined();
  });
});
