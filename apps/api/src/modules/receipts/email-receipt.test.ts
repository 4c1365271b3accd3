import { getReceipt } from '@tillbook/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { outbox, readable } from '../../../test/outbox.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, textIn, type TestResponse } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { announce } from '../../account-changes/announce.ts';
import { sendReceipt } from './send-receipt.ts';
import { unsentReceipts } from './store.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  merchant = await newMerchant(testPlatform);
});
afterAll(() => testPlatform.close());

const declinedNumber = '4000000000000002';

const pay = async (
  platform: TestPlatform,
  shop: Merchant,
  number?: string,
  rest: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const paymentInstrumentId = await addCard(platform, shop, number);
  return textIn(await sendPayment(platform, shop, { amount: 123_450, paymentInstrumentId, ...rest }), 'id');
};

const ask = (transactionId: string, recipientEmail: string, key?: string): Promise<TestResponse> =>
  post(
    testPlatform.web,
    '/api/receipts/transaction/email',
    { transactionId, recipientEmail },
    { token: merchant.person.token, ...(key && { headers: { 'idempotency-key': key } }) },
  );

const inAMinute = ({ platform }: TestPlatform): Date => new Date(platform.clock.now().getTime() + 60_000);

const sendAll = async (sending: TestPlatform) => {
  const { platform } = sending;
  for (const due of await unsentReceipts(platform.database, platform.clock.now(), 100)) {
    await sendReceipt(platform, due, inAMinute(sending));
  }
};

const mailsTo = async (email: string) => {
  await sendAll(testPlatform);
  return (await outbox(testPlatform)).map(readable).filter((mail) => mail.includes(`To: ${email}`));
};

describe('a receipt for a successful payment', () => {
  test('emails a receipt in HTML and in text with the amount, the merchant, the time and the card', async () => {
    const id = await pay(testPlatform, merchant, undefined, {
      description: 'Ten bags <of> espresso & one mug',
    });
    const response = await ask(id, 'dana@example.com');
    expect([response.status, response.body]).toEqual([202, {}]);
    const [mail = ''] = await mailsTo('dana@example.com');
    const [text = '', html = ''] = mail.split(/Content-Type: text\/html/);
    for (const part of [text, html]) {
      expect(part).toContain('$1,234.50');
      expect(part).toContain('HARBOR COFFEE');
      expect(part).toContain('Harbor Coffee');
      expect(part).toContain('Mar 2, 2026 10:00 AM');
      expect(part).toContain('Visa ending in 4242');
      expect(part).toContain(id);
    }
    expect(text).toContain('Ten bags <of> espresso & one mug');
    expect(html).toContain('Ten bags &lt;of&gt; espresso &amp; one mug');
    expect(mail).not.toContain('4242424242424242');
  });

  test('emails a receipt to the address without surrounding spaces', async () => {
    const id = await pay(testPlatform, merchant);
    expect((await ask(id, '  erin@example.com ')).status).toBe(202);
    expect(await mailsTo('erin@example.com')).toHaveLength(1);
  });

  test('emails a receipt to an internationalized domain without replacing its letters', async () => {
    const id = await pay(testPlatform, merchant);
    expect((await ask(id, 'max@maß.de')).status).toBe(202);
    expect(await mailsTo('max@xn--ma-hia.de')).toHaveLength(1);
    expect(await mailsTo('max@mass.de')).toEqual([]);
  });

  test.each([
    '',
    '   ',
    'nobody',
    'a@b',
    'a b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'jane@example.com,',
    'jane@example..com',
    'jane@-example.com',
    'mailto:jane@example.com',
  ])('refuses to email a receipt to the address %j', async (recipientEmail) => {
    const response = await ask(await pay(testPlatform, merchant), recipientEmail);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { recipientEmail: 'Please enter an email address' } });
  });

  test('emails a receipt once for sixteen concurrent requests with one key', async () => {
    const id = await pay(testPlatform, merchant);
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => ask(id, 'frank@example.com', 'receipt-1')),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await mailsTo('frank@example.com')).toHaveLength(1);
    expect((await ask(id, 'other@example.com', 'receipt-1')).status).toBe(409);
    expect(await mailsTo('other@example.com')).toEqual([]);
  });

  test('emails a receipt once for eight concurrent jobs', async () => {
    await ask(await pay(testPlatform, merchant), 'grace@example.com');
    const [due] = await unsentReceipts(testPlatform.platform.database, testPlatform.platform.clock.now(), 1);
    if (due === undefined) throw new Error('No receipt is due.');
    await Promise.all(
      Array.from({ length: 8 }, () => sendReceipt(testPlatform.platform, due, inAMinute(testPlatform))),
    );
    expect(await mailsTo('grace@example.com')).toHaveLength(1);
  });

  test('audits the request for a receipt', async () => {
    const id = await pay(testPlatform, merchant);
    await ask(id, 'heidi@example.com');
    const { rows } = await testPlatform.owner.query(
      `select action, account_id, details from audit_trail where subject = $1 and action like 'receipt%'`,
      [id],
    );
    expect(rows).toEqual([{ action: 'receipt.request', account_id: merchant.accountId, details: null }]);
  });
});

describe('payments without a receipt', () => {
  test('refuses a receipt for a declined payment', async () => {
    const response = await ask(await pay(testPlatform, merchant, declinedNumber), 'ivan@example.com');
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ code: 'no_receipt' });
    expect(await mailsTo('ivan@example.com')).toEqual([]);
  });

  test('refuses a receipt for a refund', { meta: { shows: ['spec:6.5'] } }, async () => {
    const payment = await pay(testPlatform, merchant);
    const refund = await post(
      testPlatform.web,
      '/api/transactions/refund',
      { transactionId: payment },
      { token: merchant.person.token },
    );
    expect((await ask(textIn(refund, 'id'), 'judy@example.com')).status).toBe(409);
  });

  test("responds to another merchant's payment as to an unknown payment, and emails no receipt", async () => {
    const foreign = await pay(testPlatform, await newMerchant(testPlatform));
    const [one, other] = [
      await ask(foreign, 'mallory@example.com'),
      await ask('txn_absent000000000000', 'mallory@example.com'),
    ];
    expect([one.status, other.status]).toEqual([404, 404]);
    const stranger = await newPerson(testPlatform);
    const body = { transactionId: foreign, recipientEmail: 'mallory@example.com' };
    const response = await post(testPlatform.web, '/api/receipts/transaction/email', body, {
      token: stranger.token,
    });
    expect(response.status).toBe(404);
    expect(await mailsTo('mallory@example.com')).toEqual([]);
  });
});

describe('limits of receipts', () => {
  let strict: TestPlatform;
  let shop: Merchant;

  beforeAll(async () => {
    strict = await startTestPlatform({ environment: { THROTTLE: 'on' } });
    shop = await newMerchant(strict);
  });
  afterAll(() => strict.close());

  /** Repeats requests that a busy machine refuses for lack of a database connection. */
  const requestStrictly = async (transactionId: string, key?: string): Promise<TestResponse> => {
    const response = await post(
      strict.web,
      '/api/receipts/transaction/email',
      { transactionId, recipientEmail: 'rosa@example.com' },
      {
        token: await beginSession(strict.platform, shop.person.userId),
        ...(key && { headers: { 'idempotency-key': key } }),
      },
    );
    return response.status === 503 ? requestStrictly(transactionId, key) : response;
  };

  const requested = async (transactionId: string): Promise<number> => {
    const { rows } = await strict.owner.query(
      'select count(*)::int as count from receipts where transaction_id = $1',
      [transactionId],
    );
    return rows[0].count;
  };

  test('limits receipts to twenty per payment and day, and counts a repeated key once', async () => {
    const id = await pay(strict, shop);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) => requestStrictly(id, `r-${index}`)),
    );
    expect(responses.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({
      code: 'too_many_requests',
      message:
        'The receipt for this payment was sent 20 times in the last 24 hours. Please wait and try again.',
    });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(24 * 60 * 60);
    expect(await requested(id)).toBe(20);
    const first = responses.findIndex(({ status }) => status === 202);
    expect((await requestStrictly(id, `r-${first}`)).status).toBe(202);
    expect((await requestStrictly(await pay(strict, shop))).status).toBe(202);
    strict.clock.moveBy(24 * 60 * 60_000);
    expect((await requestStrictly(id)).status).toBe(202);
    expect(await requested(id)).toBe(21);
  });

  test('limits receipts to five hundred per account and day, without counting refused requests', async () => {
    strict.clock.moveBy(48 * 60 * 60_000);
    shop = await newMerchant(strict);
    const payments: string[] = [];
    for (let count = 0; count < 26; count += 1) payments.push(await pay(strict, shop));
    const sent: number[] = [];
    for (const id of payments.slice(0, 25)) {
      const responses = await Promise.all(Array.from({ length: 22 }, () => requestStrictly(id)));
      sent.push(...responses.flatMap(({ status }) => (status === 202 ? [status] : [])));
    }
    expect(sent).toHaveLength(500);
    const refused = await requestStrictly(payments.at(-1) ?? '');
    expect([refused.status, Object(refused.body).message]).toEqual([
      429,
      'This account sent 500 receipts in the last 24 hours. Please wait and try again.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await newMerchant(strict);
    shop = other;
    expect((await requestStrictly(await pay(strict, other))).status).toBe(202);
  });
});

const readReceipt = (id: string) =>
  get(testPlatform.web, `/api/transactions/${id}/receipt`, { token: merchant.person.token });

describe('the receipt of a payment', () => {
  test('previews a receipt with the text of its email', async () => {
    const id = await pay(testPlatform, merchant, undefined, { description: 'Ten bags <of> espresso' });
    const { status, body } = await readReceipt(id);
    const { lines, ...rest } = getReceipt.response.parse(body);
    expect([status, rest]).toEqual([
      200,
      {
        transactionId: id,
        accountId: merchant.accountId,
        heading: 'Receipt from Harbor Coffee',
        subject: 'Receipt from Harbor Coffee: $1,234.50',
        sends: [],
      },
    ]);
    await ask(id, 'nadia@example.com');
    const [mail = ''] = await mailsTo('nadia@example.com');
    for (const { label, value } of lines) expect(mail).toContain(`${label}: ${value}`);
  });

  test(
    'lists the requests for a receipt, newest first, with the person and the result',
    { meta: { shows: ['spec:2.102'] } },
    async () => {
      const id = await pay(testPlatform, merchant);
      await ask(id, 'olga@example.com');
      await mailsTo('olga@example.com');
      await moveClock(testPlatform, 1_000);
      await ask(id, 'olga@example.com');
      const { sends } = getReceipt.response.parse((await readReceipt(id)).body);
      const by = { by: 'account', userId: merchant.person.userId, email: merchant.person.email };
      expect(sends).toMatchObject([
        { recipientEmail: 'olga@example.com', status: 'waiting', ...by },
        { recipientEmail: 'olga@example.com', status: 'sent', endedAt: expect.any(String), ...by },
      ]);
      expect(sends[0]).not.toHaveProperty('endedAt');
    },
  );

  test("notifies the account's followers when a receipt is requested", async () => {
    const id = await pay(testPlatform, merchant);
    const announced = vi.spyOn(testPlatform.platform.accountChanges, announce);
    await ask(id, 'paula@example.com');
    expect(announced.mock.calls).toEqual([[merchant.accountId]]);
    announced.mockRestore();
    await sendAll(testPlatform);
  });

  test("notifies the account's followers when a receipt is sent", async () => {
    await sendAll(testPlatform);
    await ask(await pay(testPlatform, merchant), 'peter@example.com');
    const announced = vi.spyOn(testPlatform.platform.accountChanges, announce);
    await mailsTo('peter@example.com');
    expect(announced.mock.calls).toEqual([[merchant.accountId]]);
    announced.mockRestore();
  });

  test(
    "refuses the receipt of a declined payment and of another merchant's payment",
    { meta: { shows: ['threat:3.9'] } },
    async () => {
      const declined = await readReceipt(await pay(testPlatform, merchant, declinedNumber));
      expect([declined.status, declined.body]).toMatchObject([409, { code: 'no_receipt' }]);
      const foreign = await pay(testPlatform, await newMerchant(testPlatform));
      expect((await readReceipt(foreign)).status).toBe(404);
    },
  );
});

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

/** Starts a mail server that refuses one mailbox permanently, and every mailbox during an outage. */
const mailServer = async () => {
  const state = { outOfOrder: false, recipients: [] as string[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (state.outOfOrder) return done(refusal(451));
      return done(address.startsWith('gone') ? refusal(550) : null);
    },
    onData: (stream, session, done) => {
      stream.on('end', () => {
        state.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
      stream.resume();
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

describe('sending receipts through a mail server', () => {
  test(
    'sends a receipt after an outage, and does not retry a refused receipt',
    { meta: { shows: ['asvs:V16.5.2'] } },
    async () => {
      const mail = await mailServer();
      const there = await startTestPlatform({ environment: { SMTP_URL: mail.url } });
      try {
        const shop = await newMerchant(there);
        const id = await pay(there, shop);
        const request = (recipientEmail: string) =>
          post(
            there.web,
            '/api/receipts/transaction/email',
            { transactionId: id, recipientEmail },
            { token: shop.person.token },
          );
        const due = () => unsentReceipts(there.platform.database, there.platform.clock.now(), 10);
        mail.state.outOfOrder = true;
        expect((await request('kim@example.com')).status).toBe(202);
        await expect(sendAll(there)).rejects.toThrow('451');
        expect(await due()).toEqual([]);
        mail.state.outOfOrder = false;
        there.clock.moveBy(60_000);
        expect(await due()).toHaveLength(1);
        await sendAll(there);
        expect(mail.state.recipients).toEqual(['kim@example.com']);
        expect((await request('gone@example.com')).status).toBe(202);
        await sendAll(there);
        const told = await get(there.web, `/api/transactions/${id}/receipt`, { token: shop.person.token });
        const { sends } = getReceipt.response.parse(told.body);
        expect(sends.map(({ recipientEmail, status }) => [recipientEmail, status])).toEqual([
          ['gone@example.com', 'refused'],
          ['kim@example.com', 'sent'],
        ]);
        there.clock.moveBy(3_600_000);
        expect(await due()).toEqual([]);
        expect(there.logged.filter(({ event }) => event === 'receipt_refused')).toHaveLength(1);
        expect(mail.state.recipients).toEqual(['kim@example.com']);
      } finally {
        await there.close();
        await mail.close();
      }
    },
  );
});
