import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { outbox, readable } from '../../../test/outbox.ts';
import { get, post, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { sendDueResetMails } from './send-due-reset-mails.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

const minuteMs = 60_000;

/**
 * Creates a ticket in a session; the returned function uses the ticket and resolves to true if it was valid.
 */
type Ticket = (merchant: Merchant, token: string) => Promise<() => Promise<boolean>>;

const fileTicket =
  (path: string, body: Readonly<Record<string, string>>): Ticket =>
  async ({ accountId }, token) => {
    const created = await post(testPlatform.web, path, { accountId, ...body }, { token });
    const address = new URL(textIn(created, 'fileUrl')).pathname;
    return async () => (await get(testPlatform.web, address)).status === 200;
  };

const card = {
  type: 'card',
  ownerName: 'Ada Lovelace',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
  postalCode: '94110',
};

const store = async (ticket: string): Promise<boolean> => {
  const headers = { origin: 'http://localhost:4311' };
  return (
    (await post(testPlatform.forms, '/payment-instruments', { ...card, ticket }, { headers })).status === 201
  );
};

const newInstrumentTicket = async ({ accountId }: Merchant, token: string): Promise<string> =>
  textIn(
    await post(
      testPlatform.web,
      '/api/payment-instruments/tickets',
      { accountId, purpose: 'buyer' },
      { token },
    ),
    'ticket',
  );

const tickets: readonly (readonly [string, Ticket])[] = [
  ['an export', fileTicket('/api/exports', { list: 'payments', format: 'csv' })],
  ['a statement file', fileTicket('/api/statements/2026-03/files', { format: 'csv' })],
  [
    'a payment instrument',
    async (merchant, token) => {
      const ticket = await newInstrumentTicket(merchant, token);
      return () => store(ticket);
    },
  ],
  [
    'a payment instrument that was already stored',
    async (merchant, token) => {
      const ticket = await newInstrumentTicket(merchant, token);
      expect(await store(ticket)).toBe(true);
      return () => store(ticket);
    },
  ],
];

const endings: readonly (readonly [string, (merchant: Merchant, token: string) => Promise<void>])[] = [
  [
    'a sign-out',
    async (_, token) => {
      await post(testPlatform.web, '/api/identity/logout', undefined, { token });
    },
  ],
  [
    'a password change in another session',
    async ({ person }) => {
      const other = await beginSession(testPlatform.platform, person.userId);
      const body = { oldPassword: person.password, newPassword: 'a new beginning' };
      const changed = await post(testPlatform.web, '/api/identity/change-password', body, { token: other });
      expect(changed.status).toBe(204);
    },
  ],
  [
    'a password reset',
    async ({ person: { email } }) => {
      await post(testPlatform.web, '/api/identity/reset-password-request', { email });
      await sendDueResetMails(testPlatform.platform);
      const mail =
        (await outbox(testPlatform)).map(readable).findLast((text) => text.includes(`To: ${email}`)) ?? '';
      const token = /token=([\w-]{43})/.exec(mail)?.[1];
      const body = { token, newPassword: 'a new beginning' };
      expect((await post(testPlatform.web, '/api/identity/reset-password', body)).status).toBe(204);
    },
  ],
];

describe.each(tickets)('the ticket of %s', (_what, make) => {
  test.each(endings)('voids the ticket after %s', async (_how, end) => {
    const merchant = await newMerchant(testPlatform);
    const token = await beginSession(testPlatform.platform, merchant.person.userId);
    const isGood = await make(merchant, token);
    await end(merchant, token);
    expect(await isGood()).toBe(false);
  });

  test('voids the ticket when its session expires', async () => {
    const merchant = await newMerchant(testPlatform);
    const token = await beginSession(testPlatform.platform, merchant.person.userId);
    await moveClock(testPlatform, 29.5 * minuteMs);
    await testPlatform.owner.query('update sessions set last_seen_at = $1 where user_id = $2', [
      new Date(testPlatform.clock.now().getTime() - 29.5 * minuteMs),
      merchant.person.userId,
    ]);
    const isGood = await make(merchant, token);
    await testPlatform.owner.query('update sessions set last_seen_at = $1 where user_id = $2', [
      new Date(testPlatform.clock.now().getTime() - 29.5 * minuteMs),
      merchant.person.userId,
    ]);
    await moveClock(testPlatform, minuteMs / 2);
    expect(await isGood()).toBe(false);
  });

  test('accepts the ticket while its session lasts, even if another session ends', async () => {
    const merchant = await newMerchant(testPlatform);
    const [token, other] = [
      await beginSession(testPlatform.platform, merchant.person.userId),
      await beginSession(testPlatform.platform, merchant.person.userId),
    ];
    const isGood = await make(merchant, token);
    await post(testPlatform.web, '/api/identity/logout', undefined, { token: other });
    expect(await isGood()).toBe(true);
  });
});
