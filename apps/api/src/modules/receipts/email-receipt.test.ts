import { getReceipt } from '@tillbook/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { outbox, readable } from '../../../test/outbox.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, textIn, type Answer } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { sendReceipt } from './send-receipt.ts';
import { unsentReceipts } from './store.ts';

let here: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  here = await testPlatform();
  merchant = await newMerchant(here);
});
afterAll(() => here.close());

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

const ask = (transactionId: string, recipientEmail: string, key?: string): Promise<Answer> =>
  post(
    here.web,
    '/api/receipts/transaction/email',
    { transactionId, recipientEmail },
    { token: merchant.person.token, ...(key && { headers: { 'idempotency-key': key } }) },
  );

const inAMinute = ({ platform }: TestPlatform): Date => new Date(platform.clock.now().getTime() + 60_000);

const sendAll = async (tested: TestPlatform) => {
  const { platform } = tested;
  for (const id of await unsentReceipts(platform.database, platform.clock.now(), 100)) {
    await sendReceipt(platform, id, inAMinute(tested));
  }
};

const mailsTo = async (email: string) => {
  await sendAll(here);
  return (await outbox(here)).map(readable).filter((mail) => mail.includes(`To: ${email}`));
};

describe('a receipt for a succeeded payment', () => {
  test('says in HTML and in text what was paid, to whom, when and with which card', async () => {
    const id = await pay(here, merchant, undefined, { description: 'Ten bags <of> espresso & one mug' });
    const answer = await ask(id, 'dana@example.com');
    expect([answer.status, answer.body]).toEqual([202, {}]);
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

  test('goes to the address without the spaces around it', async () => {
    const id = await pay(here, merchant);
    expect((await ask(id, '  erin@example.com ')).status).toBe(202);
    expect(await mailsTo('erin@example.com')).toHaveLength(1);
  });

  test.each(['', '   ', 'nobody', 'a@b', 'a b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    'does not go to %j',
    async (recipientEmail) => {
      const answer = await ask(await pay(here, merchant), recipientEmail);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { recipientEmail: 'Please enter an email address' } });
    },
  );

  test('asked for under one key sixteen times at once goes out once', async () => {
    const id = await pay(here, merchant);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => ask(id, 'frank@example.com', 'receipt-1')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await mailsTo('frank@example.com')).toHaveLength(1);
    expect((await ask(id, 'other@example.com', 'receipt-1')).status).toBe(409);
    expect(await mailsTo('other@example.com')).toEqual([]);
  });

  test('goes out once, however many send at the same time', async () => {
    await ask(await pay(here, merchant), 'grace@example.com');
    const [id = ''] = await unsentReceipts(here.platform.database, here.platform.clock.now(), 1);
    await Promise.all(Array.from({ length: 8 }, () => sendReceipt(here.platform, id, inAMinute(here))));
    expect(await mailsTo('grace@example.com')).toHaveLength(1);
  });

  test('stands in the audit trail', async () => {
    const id = await pay(here, merchant);
    await ask(id, 'heidi@example.com');
    const { rows } = await here.owner.query(
      `select action, account_id, details from audit_trail where subject = $1 and action like 'receipt%'`,
      [id],
    );
    expect(rows).toEqual([{ action: 'receipt.request', account_id: merchant.accountId, details: null }]);
  });
});

describe('there is no receipt', () => {
  test('for a payment that was declined', async () => {
    const answer = await ask(await pay(here, merchant, declinedNumber), 'ivan@example.com');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'no_receipt' });
    expect(await mailsTo('ivan@example.com')).toEqual([]);
  });

  test('for a refund', { meta: { shows: ['spec:6.5'] } }, async () => {
    const payment = await pay(here, merchant);
    const refund = await post(
      here.web,
      '/api/transactions/refund',
      { transactionId: payment },
      { token: merchant.person.token },
    );
    expect((await ask(textIn(refund, 'id'), 'judy@example.com')).status).toBe(409);
  });

  test('for the payment of another merchant, which is answered like an absent one', async () => {
    const foreign = await pay(here, await newMerchant(here));
    const [one, other] = [
      await ask(foreign, 'mallory@example.com'),
      await ask('txn_absent000000000000', 'mallory@example.com'),
    ];
    expect([one.status, other.status]).toEqual([404, 404]);
    const stranger = await newPerson(here);
    const body = { transactionId: foreign, recipientEmail: 'mallory@example.com' };
    const answer = await post(here.web, '/api/receipts/transaction/email', body, { token: stranger.token });
    expect(answer.status).toBe(404);
    expect(await mailsTo('mallory@example.com')).toEqual([]);
  });
});

describe('of receipts', () => {
  let strict: TestPlatform;
  let shop: Merchant;

  beforeAll(async () => {
    strict = await testPlatform({ environment: { THROTTLE: 'on' } });
    shop = await newMerchant(strict);
  });
  afterAll(() => strict.close());

  const askStrictly = async (transactionId: string, key?: string): Promise<Answer> =>
    post(
      strict.web,
      '/api/receipts/transaction/email',
      { transactionId, recipientEmail: 'rosa@example.com' },
      {
        token: await beginSession(strict.platform, shop.person.userId),
        ...(key && { headers: { 'idempotency-key': key } }),
      },
    );

  const asked = async (transactionId: string): Promise<number> => {
    const { rows } = await strict.owner.query(
      'select count(*)::int as count from receipts where transaction_id = $1',
      [transactionId],
    );
    return rows[0].count;
  };

  test('a payment has twenty in a day, of thirty that are asked for at once; a repeated key is none more', async () => {
    const id = await pay(strict, shop);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => askStrictly(id, `r-${index}`)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({
      code: 'too_many_requests',
      message: 'The receipt of this payment was sent 20 times in a day. Please wait and try again.',
    });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(24 * 60 * 60);
    expect(await asked(id)).toBe(20);
    const first = answers.findIndex(({ status }) => status === 202);
    expect((await askStrictly(id, `r-${first}`)).status).toBe(202);
    expect((await askStrictly(await pay(strict, shop))).status).toBe(202);
    strict.clock.moveBy(24 * 60 * 60_000);
    expect((await askStrictly(id)).status).toBe(202);
    expect(await asked(id)).toBe(21);
  });

  test('an account has five hundred in a day, and what is refused counts for nothing', async () => {
    strict.clock.moveBy(48 * 60 * 60_000);
    shop = await newMerchant(strict);
    const payments: string[] = [];
    for (let count = 0; count < 26; count += 1) payments.push(await pay(strict, shop));
    const sent: number[] = [];
    for (const id of payments.slice(0, 25)) {
      const answers = await Promise.all(Array.from({ length: 22 }, () => askStrictly(id)));
      sent.push(...answers.flatMap(({ status }) => (status === 202 ? [status] : [])));
    }
    expect(sent).toHaveLength(500);
    const refused = await askStrictly(payments.at(-1) ?? '');
    expect([refused.status, Object(refused.body).message]).toEqual([
      429,
      'This account sent 500 receipts in a day. Please wait and try again.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = await newMerchant(strict);
    shop = other;
    expect((await askStrictly(await pay(strict, other))).status).toBe(202);
  }, 120_000);
});

const readReceipt = (id: string) =>
  get(here.web, `/api/transactions/${id}/receipt`, { token: merchant.person.token });

describe('what a receipt says and where it went', () => {
  test('stands there before it is sent, in the words of the mail', async () => {
    const id = await pay(here, merchant, undefined, { description: 'Ten bags <of> espresso' });
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
    'each time it was asked for is told, newest first, by whom and what became of it',
    { meta: { shows: ['spec:2.102'] } },
    async () => {
      const id = await pay(here, merchant);
      await ask(id, 'olga@example.com');
      await mailsTo('olga@example.com');
      here.clock.moveBy(1_000);
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

  test('whoever follows the account is told when a receipt is out', async () => {
    await sendAll(here);
    await ask(await pay(here, merchant), 'peter@example.com');
    const note = vi.spyOn(here.platform.changes, 'note');
    await mailsTo('peter@example.com');
    expect(note.mock.calls).toEqual([[merchant.accountId]]);
    note.mockRestore();
  });

  test(
    'a payment that was declined has none, and another merchant’s is absent',
    { meta: { shows: ['threat:3.9'] } },
    async () => {
      const declined = await readReceipt(await pay(here, merchant, declinedNumber));
      expect([declined.status, declined.body]).toMatchObject([409, { code: 'no_receipt' }]);
      const foreign = await pay(here, await newMerchant(here));
      expect((await readReceipt(foreign)).status).toBe(404);
    },
  );
});

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

/** Refuses one mailbox for good, and everything while it is out of order. */
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

describe('with a mail server', () => {
  test(
    'a receipt waits while it is out of order, and one that is refused is not tried again',
    { meta: { shows: ['asvs:V16.5.2'] } },
    async () => {
      const mail = await mailServer();
      const there = await testPlatform({ environment: { SMTP_URL: mail.url } });
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
