import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  goodAddress,
  goodBank,
  goodCard,
  newInstrument,
  sendToVault,
  ticketFor,
} from '../../../test/instruments.ts';
import { newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findGrant } from '../../access/grant-store.ts';
import { openInstrument } from './open-instrument.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let person: Person;
let accountId: string;

const minuteMs = 60_000;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  person = await newPerson(testPlatform);
  accountId = await newAccount(testPlatform, person);
});
afterAll(() => testPlatform.close());

const storedCount = async () =>
  Number(
    (
      await testPlatform.owner.query(`select count(*) from payment_instruments where account_id = $1`, [
        accountId,
      ])
    ).rows[0].count,
  );

const show = (id: string) => get(testPlatform.web, `/api/payment-instruments/${id}`, { token: person.token });

const authorized = async () => {
  const granted = (await findGrant(testPlatform.platform.database, person.userId, accountId))?.accountId;
  if (granted === undefined) throw new Error('The person has no grant.');
  return granted;
};

describe('a card', () => {
  test('stores a card and returns its brand, its expiry and its last four digits', async () => {
    const id = await newInstrument(testPlatform, person, accountId);
    expect((await show(id)).body).toEqual({
      id,
      accountId,
      type: 'card',
      purpose: 'buyer',
      status: 'active',
      lastFour: '4242',
      createdAt: testPlatform.clock.now().toISOString(),
      owner: { name: { fullName: 'Ada Lovelace' } },
      card: { brand: 'Visa', expirationMonth: 12, expirationYear: 2030 },
    });
  });

  test("opens a card's full number for the processor, and only for the card's account", async () => {
    const id = await newInstrument(testPlatform, person, accountId);
    expect(await openInstrument(testPlatform.platform, await authorized(), id)).toEqual({
      kind: 'card',
      number: '4242424242424242',
    });
    const other = await newPerson(testPlatform);
    const otherAccount = await newAccount(testPlatform, other);
    const foreign = (await findGrant(testPlatform.platform.database, other.userId, otherAccount))?.accountId;
    expect(foreign && (await openInstrument(testPlatform.platform, foreign, id))).toBeUndefined();
  });

  test('stores a card again as another instrument with the same fingerprint', async () => {
    const ids = [
      await newInstrument(testPlatform, person, accountId),
      await newInstrument(testPlatform, person, accountId),
      await newInstrument(testPlatform, person, accountId, { ...goodCard, number: '5555555555554444' }),
    ];
    const { rows } = await testPlatform.owner.query(
      `select encode(number_fingerprint, 'hex') as fingerprint, encode(sealed_number, 'hex') as sealed
         from payment_instruments where id = any($1) order by ordinal`,
      [ids],
    );
    expect(new Set(ids).size).toBe(3);
    expect(rows[0].fingerprint).toBe(rows[1].fingerprint);
    expect(rows[0].fingerprint).not.toBe(rows[2].fingerprint);
    expect(rows[0].sealed).not.toBe(rows[1].sealed);
  });

  test(
    'leaves neither card number nor security code in the database, the log or a response',
    { meta: { shows: ['threat:4.1'] } },
    async () => {
      const number = '4000056655665556';
      const ticket = await ticketFor(testPlatform, person, accountId);
      const stored = await sendToVault(testPlatform, { ...goodCard, number, securityCode: '739', ticket });
      const refused = await sendToVault(testPlatform, { ...goodCard, number: '4000056655665557', ticket });
      const { rows } = await testPlatform.owner.query(
        `select (select string_agg(p::text, ' ') from payment_instruments p) || (select string_agg(a::text, ' ') from audit_trail a)
            || (select string_agg(t::text, ' ') from instrument_tickets t) as everything`,
      );
      const id = textIn(stored, 'paymentInstrumentId');
      const row = (await testPlatform.owner.query(`select * from payment_instruments where id = $1`, [id]))
        .rows[0];
      // Excludes IDs, which can randomly contain the code's three digits.
      const written = Object.entries(row).filter(([name]) => !/(?:^|_)id$/.test(name));
      expect(written.length).toBeGreaterThan(10);
      expect(JSON.stringify(written)).not.toContain('739');
      const numberHex = Buffer.from(number).toString('hex');
      for (const text of [
        rows[0].everything,
        JSON.stringify(testPlatform.logged),
        stored.text,
        refused.text,
      ]) {
        expect(text).not.toContain(number);
        expect(text).not.toContain(numberHex);
        expect(text).not.toContain('400005665566555');
      }
    },
  );

  test.each([
    ['number', { number: '4242424242424241' }],
    ['number', { number: '424242424242' }],
    ['number', { number: '4242 4242 4242 4242' }],
    ['number', { number: 4242424242424242 }],
    ['expirationMonth', { expirationMonth: 2, expirationYear: 2026 }],
    ['expirationMonth', { expirationMonth: 13 }],
    ['expirationYear', { expirationYear: 30 }],
    ['securityCode', { securityCode: '1234' }],
    ['securityCode', { number: '378282246310005' }],
    ['securityCode', { securityCode: '12a' }],
    ['ownerName', { ownerName: '' }],
    ['ownerName', { ownerName: 'Dana\u200b Petrova' }],
    ['postalCode', { postalCode: 'x'.repeat(17) }],
    ['postalCode', { postalCode: '#' }],
    ['type', { type: 'cheque' }],
  ])('refuses a card with an invalid %s and leaves the ticket valid: %j', async (field, change) => {
    const before = await storedCount();
    const ticket = await ticketFor(testPlatform, person, accountId);
    const refused = await sendToVault(testPlatform, { ...goodCard, ...change, ticket });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
    expect(await storedCount()).toBe(before);
    expect((await sendToVault(testPlatform, { ...goodCard, ticket })).status).toBe(201);
  });

  test('accepts a card during the month in which it expires', async () => {
    const ticket = await ticketFor(testPlatform, person, accountId);
    const march = { expirationMonth: 3, expirationYear: 2026 };
    expect((await sendToVault(testPlatform, { ...goodCard, ...march, ticket })).status).toBe(201);
  });
});

describe('a bank account', () => {
  test('returns a bank account with a masked number', { meta: { shows: ['spec:3.9'] } }, async () => {
    const id = await newInstrument(testPlatform, person, accountId, goodBank);
    expect((await show(id)).body).toMatchObject({
      type: 'bank_account',
      lastFour: '6789',
      bank: { accountType: 'business_checking', accountNumber: '•••• 6789', routingNumber: '110000000' },
    });
    expect((await show(id)).text).not.toContain('12345');
  });

  test("opens a bank account's account number and routing number", async () => {
    const id = await newInstrument(testPlatform, person, accountId, goodBank);
    expect(await openInstrument(testPlatform.platform, await authorized(), id)).toEqual({
      kind: 'bank_account',
      number: '000123456789',
      routingNumber: '110000000',
    });
  });

  test('stores a bank account with a billing address for withdrawals', async () => {
    const ticket = await ticketFor(testPlatform, person, accountId, 'payout');
    const stored = await sendToVault(testPlatform, { ...goodBank, billingAddress: goodAddress, ticket });
    const shown = await show(textIn(stored, 'paymentInstrumentId'));
    expect(shown.body).toMatchObject({ purpose: 'payout', type: 'bank_account' });
  });

  test.each(['04101', '04101-1234', '041011234'])(
    'accepts the ZIP code %s for withdrawals',
    async (zipcode) => {
      const ticket = await ticketFor(testPlatform, person, accountId, 'payout');
      const billingAddress = { ...goodAddress, zipcode };
      expect((await sendToVault(testPlatform, { ...goodBank, billingAddress, ticket })).status).toBe(201);
    },
  );

  test.each([
    ['routingNumber', { routingNumber: '110000001' }],
    ['routingNumber', { routingNumber: '11000000' }],
    ['accountNumber', { accountNumber: '123' }],
    ['accountNumber', { accountNumber: '12345678901234567890' }],
    ['accountType', { accountType: 'savings' }],
    ['billingAddress', { billingAddress: undefined }],
    ['billingAddress.state', { billingAddress: { ...goodAddress, state: 'PR' } }],
    ['billingAddress.zipcode', { billingAddress: { ...goodAddress, zipcode: '0410' } }],
    ['billingAddress.zipcode', { billingAddress: { ...goodAddress, zipcode: '00000' } }],
    ['billingAddress.city', { billingAddress: { ...goodAddress, city: 'Port\u202eland' } }],
    ['billingAddress.city', { billingAddress: { ...goodAddress, city: '' } }],
  ])('refuses a bank account for withdrawals with an invalid %s: %j', async (field, change) => {
    const ticket = await ticketFor(testPlatform, person, accountId, 'payout');
    const refused = await sendToVault(testPlatform, {
      ...goodBank,
      billingAddress: goodAddress,
      ...change,
      ticket,
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('refuses a card for withdrawals', { meta: { shows: ['asvs:V2.2.3'] } }, async () => {
    const ticket = await ticketFor(testPlatform, person, accountId, 'payout');
    expect((await sendToVault(testPlatform, { ...goodCard, ticket })).body).toMatchObject({
      code: 'invalid_input',
      fields: { type: expect.any(String) },
    });
  });
});

describe('a ticket', () => {
  test(
    'stores one card for twenty concurrent identical requests and returns one response',
    { meta: { shows: ['threat:4.2'] } },
    async () => {
      const before = await storedCount();
      const ticket = await ticketFor(testPlatform, person, accountId);
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => sendToVault(testPlatform, { ...goodCard, ticket })),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(new Set(responses.map((response) => textIn(response, 'paymentInstrumentId'))).size).toBe(1);
      expect(await storedCount()).toBe(before + 1);
    },
  );

  test('stores only one of twenty different cards sent concurrently with one ticket', async () => {
    const before = await storedCount();
    const ticket = await ticketFor(testPlatform, person, accountId);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendToVault(testPlatform, { ...goodCard, ownerName: `Owner ${index}`, ticket }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await storedCount()).toBe(before + 1);
  });

  test("returns a ticket's response again only for the same details", async () => {
    const before = await storedCount();
    const ticket = await ticketFor(testPlatform, person, accountId);
    const stored = textIn(await sendToVault(testPlatform, { ...goodCard, ticket }), 'paymentInstrumentId');
    expect((await sendToVault(testPlatform, { ...goodCard, ticket })).body).toEqual({
      paymentInstrumentId: stored,
    });
    const other = await sendToVault(testPlatform, { ...goodCard, number: '5555555555554444', ticket });
    expect([other.status, other.body]).toEqual([422, expect.objectContaining({ code: 'invalid_ticket' })]);
    await moveClock(testPlatform, 10 * minuteMs);
    expect((await sendToVault(testPlatform, { ...goodCard, ticket })).status).toBe(422);
    expect(await storedCount()).toBe(before + 1);
  });

  test(
    'ignores the security code when it recognizes a repeated request',
    { meta: { shows: ['threat:4.1'] } },
    async () => {
      const ticket = await ticketFor(testPlatform, person, accountId);
      const stored = textIn(await sendToVault(testPlatform, { ...goodCard, ticket }), 'paymentInstrumentId');
      const response = await sendToVault(testPlatform, { ...goodCard, securityCode: '987', ticket });
      expect(response.body).toEqual({ paymentInstrumentId: stored });
    },
  );

  test('accepts a ticket for ten minutes', { meta: { shows: ['threat:4.2'] } }, async () => {
    const [inTime, late] = [
      await ticketFor(testPlatform, person, accountId),
      await ticketFor(testPlatform, person, accountId),
    ];
    await moveClock(testPlatform, 10 * minuteMs - 1);
    expect((await sendToVault(testPlatform, { ...goodCard, ticket: inTime })).status).toBe(201);
    await moveClock(testPlatform, 1);
    const refused = await sendToVault(testPlatform, { ...goodCard, ticket: late });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'invalid_ticket' });
  });

  test(
    'refuses an unknown ticket, and the ticket of a person who lost the grant',
    { meta: { shows: ['threat:4.2', 'asvs:V2.3.1'] } },
    async () => {
      expect((await sendToVault(testPlatform, { ...goodCard, ticket: 'x'.repeat(43) })).status).toBe(422);
      const leaving = await newPerson(testPlatform);
      const account = await newAccount(testPlatform, leaving);
      const ticket = await ticketFor(testPlatform, leaving, account);
      await testPlatform.owner.query(`delete from grants where user_id = $1`, [leaving.userId]);
      expect((await sendToVault(testPlatform, { ...goodCard, ticket })).body).toMatchObject({
        code: 'invalid_ticket',
      });
    },
  );

  test('stores a ticket only as a hash', async () => {
    const ticket = await ticketFor(testPlatform, person, accountId);
    const { rows } = await testPlatform.owner.query(
      `select string_agg(t::text, ' ') as all from instrument_tickets t`,
    );
    expect(rows[0].all).not.toContain(ticket);
    expect(rows[0].all).not.toContain(Buffer.from(ticket).toString('hex'));
  });

  test('audits the creation of a ticket and of the instrument stored with it', async () => {
    const someone = await newPerson(testPlatform);
    const account = await newAccount(testPlatform, someone);
    const id = await newInstrument(testPlatform, someone, account);
    const { rows } = await testPlatform.owner.query(
      `select action, account_id, subject from audit_trail where user_id = $1 order by action`,
      [someone.userId],
    );
    expect(rows).toEqual([
      { action: 'instrument.create', account_id: account, subject: id },
      { action: 'instrument_ticket.create', account_id: account, subject: null },
    ]);
  });
});
