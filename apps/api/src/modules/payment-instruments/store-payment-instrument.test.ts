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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { findGrant } from '../../access/grant-store.ts';
import { openInstrument } from './open-instrument.ts';

let here: TestPlatform;
let person: Person;
let accountId: string;

const minuteMs = 60_000;

beforeAll(async () => {
  here = await testPlatform();
  person = await newPerson(here);
  accountId = await newAccount(here, person);
});
afterAll(() => here.close());

const storedCount = async () =>
  Number(
    (await here.owner.query(`select count(*) from payment_instruments where account_id = $1`, [accountId]))
      .rows[0].count,
  );

const show = (id: string) => get(here.web, `/api/payment-instruments/${id}`, { token: person.token });

const authorized = async () => {
  const granted = await findGrant(here.platform.database, person.userId, accountId);
  if (granted === undefined) throw new Error('The person has no grant.');
  return granted;
};

describe('a card', () => {
  test('is stored and shown by brand, expiry and its last four digits', async () => {
    const id = await newInstrument(here, person, accountId);
    expect((await show(id)).body).toEqual({
      id,
      accountId,
      type: 'card',
      purpose: 'buyer',
      status: 'active',
      lastFour: '4242',
      createdAt: here.clock.now().toISOString(),
      owner: { name: { fullName: 'Ada Lovelace' } },
      card: { brand: 'Visa', expirationMonth: 12, expirationYear: 2030 },
    });
  });

  test('opens for the processor with its whole number, and for its own account alone', async () => {
    const id = await newInstrument(here, person, accountId);
    expect(await openInstrument(here.platform, await authorized(), id)).toEqual({
      kind: 'card',
      number: '4242424242424242',
    });
    const other = await newPerson(here);
    const otherAccount = await newAccount(here, other);
    const foreign = await findGrant(here.platform.database, other.userId, otherAccount);
    expect(foreign && (await openInstrument(here.platform, foreign, id))).toBeUndefined();
  });

  test('stored twice is two instruments with one fingerprint', async () => {
    const ids = [
      await newInstrument(here, person, accountId),
      await newInstrument(here, person, accountId),
      await newInstrument(here, person, accountId, { ...goodCard, number: '5555555555554444' }),
    ];
    const { rows } = await here.owner.query(
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
    'leaves neither number nor security code in the database, the log or an answer',
    { meta: { shows: ['threat:4.1'] } },
    async () => {
      const number = '4000056655665556';
      const ticket = await ticketFor(here, person, accountId);
      const stored = await sendToVault(here, { ...goodCard, number, securityCode: '739', ticket });
      const refused = await sendToVault(here, { ...goodCard, number: '4000056655665557', ticket });
      const { rows } = await here.owner.query(
        `select (select string_agg(p::text, ' ') from payment_instruments p) || (select string_agg(a::text, ' ') from audit_trail a)
            || (select string_agg(t::text, ' ') from instrument_tickets t) as everything`,
      );
      const id = textIn(stored, 'paymentInstrumentId');
      const row = (await here.owner.query(`select * from payment_instruments where id = $1`, [id])).rows[0];
      // An id is drawn at random and may hold any three digits.
      const written = Object.entries(row).filter(([name]) => !/(?:^|_)id$/.test(name));
      expect(written.length).toBeGreaterThan(10);
      expect(JSON.stringify(written)).not.toContain('739');
      const numberHex = Buffer.from(number).toString('hex');
      for (const text of [rows[0].everything, JSON.stringify(here.logged), stored.text, refused.text]) {
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
    ['postalCode', { postalCode: 'x'.repeat(17) }],
    ['type', { type: 'cheque' }],
  ])('is refused with a fault in %s, and the ticket stays good: %j', async (field, change) => {
    const before = await storedCount();
    const ticket = await ticketFor(here, person, accountId);
    const refused = await sendToVault(here, { ...goodCard, ...change, ticket });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
    expect(await storedCount()).toBe(before);
    expect((await sendToVault(here, { ...goodCard, ticket })).status).toBe(201);
  });

  test('is good to the last day of its month', async () => {
    const ticket = await ticketFor(here, person, accountId);
    const march = { expirationMonth: 3, expirationYear: 2026 };
    expect((await sendToVault(here, { ...goodCard, ...march, ticket })).status).toBe(201);
  });
});

describe('a bank account', () => {
  test('is shown with its account number masked', { meta: { shows: ['spec:3.9'] } }, async () => {
    const id = await newInstrument(here, person, accountId, goodBank);
    expect((await show(id)).body).toMatchObject({
      type: 'bank_account',
      lastFour: '6789',
      bank: { accountType: 'business_checking', accountNumber: '•••• 6789', routingNumber: '110000000' },
    });
    expect((await show(id)).text).not.toContain('12345');
  });

  test('opens with account and routing number', async () => {
    const id = await newInstrument(here, person, accountId, goodBank);
    expect(await openInstrument(here.platform, await authorized(), id)).toEqual({
      kind: 'bank_account',
      number: '000123456789',
      routingNumber: '110000000',
    });
  });

  test('for withdrawals is stored with its billing address', async () => {
    const ticket = await ticketFor(here, person, accountId, 'payout');
    const stored = await sendToVault(here, { ...goodBank, billingAddress: goodAddress, ticket });
    const shown = await show(textIn(stored, 'paymentInstrumentId'));
    expect(shown.body).toMatchObject({ purpose: 'payout', type: 'bank_account' });
  });

  test.each(['04101', '04101-1234', '041011234'])(
    'for withdrawals takes the ZIP code %s, as the form does',
    async (zipcode) => {
      const ticket = await ticketFor(here, person, accountId, 'payout');
      const billingAddress = { ...goodAddress, zipcode };
      expect((await sendToVault(here, { ...goodBank, billingAddress, ticket })).status).toBe(201);
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
    ['billingAddress.city', { billingAddress: { ...goodAddress, city: '' } }],
  ])('for withdrawals is refused with a fault in %s: %j', async (field, change) => {
    const ticket = await ticketFor(here, person, accountId, 'payout');
    const refused = await sendToVault(here, { ...goodBank, billingAddress: goodAddress, ...change, ticket });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('alone takes withdrawals: a card does not', { meta: { shows: ['asvs:V2.2.3'] } }, async () => {
    const ticket = await ticketFor(here, person, accountId, 'payout');
    expect((await sendToVault(here, { ...goodCard, ticket })).body).toMatchObject({
      code: 'invalid_input',
      fields: { type: expect.any(String) },
    });
  });
});

describe('a ticket', () => {
  test(
    'stores once, of twenty that send the same at the same time, and tells each what it stored',
    { meta: { shows: ['threat:4.2'] } },
    async () => {
      const before = await storedCount();
      const ticket = await ticketFor(here, person, accountId);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => sendToVault(here, { ...goodCard, ticket })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
      expect(new Set(answers.map((answer) => textIn(answer, 'paymentInstrumentId'))).size).toBe(1);
      expect(await storedCount()).toBe(before + 1);
    },
  );

  test('stores one card, of twenty that come with it at the same time', async () => {
    const before = await storedCount();
    const ticket = await ticketFor(here, person, accountId);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        sendToVault(here, { ...goodCard, ownerName: `Owner ${place}`, ticket }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    expect(await storedCount()).toBe(before + 1);
  });

  test('whose answer was lost gives it again for the same details, and for no others', async () => {
    const before = await storedCount();
    const ticket = await ticketFor(here, person, accountId);
    const stored = textIn(await sendToVault(here, { ...goodCard, ticket }), 'paymentInstrumentId');
    expect((await sendToVault(here, { ...goodCard, ticket })).body).toEqual({ paymentInstrumentId: stored });
    const other = await sendToVault(here, { ...goodCard, number: '5555555555554444', ticket });
    expect([other.status, other.body]).toEqual([422, expect.objectContaining({ code: 'invalid_ticket' })]);
    here.clock.moveBy(10 * minuteMs);
    expect((await sendToVault(here, { ...goodCard, ticket })).status).toBe(422);
    expect(await storedCount()).toBe(before + 1);
  });

  test(
    'keeps nothing by which the security code could be found',
    { meta: { shows: ['threat:4.1'] } },
    async () => {
      const ticket = await ticketFor(here, person, accountId);
      const stored = textIn(await sendToVault(here, { ...goodCard, ticket }), 'paymentInstrumentId');
      const answer = await sendToVault(here, { ...goodCard, securityCode: '987', ticket });
      expect(answer.body).toEqual({ paymentInstrumentId: stored });
    },
  );

  test('is good for ten minutes', { meta: { shows: ['threat:4.2'] } }, async () => {
    const [inTime, late] = [
      await ticketFor(here, person, accountId),
      await ticketFor(here, person, accountId),
    ];
    here.clock.moveBy(10 * minuteMs - 1);
    expect((await sendToVault(here, { ...goodCard, ticket: inTime })).status).toBe(201);
    here.clock.moveBy(1);
    const refused = await sendToVault(here, { ...goodCard, ticket: late });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'invalid_ticket' });
  });

  test(
    'is worth nothing made up, nor after its person has lost the grant',
    { meta: { shows: ['threat:4.2', 'asvs:V2.3.1'] } },
    async () => {
      expect((await sendToVault(here, { ...goodCard, ticket: 'x'.repeat(43) })).status).toBe(422);
      const leaving = await newPerson(here);
      const account = await newAccount(here, leaving);
      const ticket = await ticketFor(here, leaving, account);
      await here.owner.query(`delete from grants where user_id = $1`, [leaving.userId]);
      expect((await sendToVault(here, { ...goodCard, ticket })).body).toMatchObject({
        code: 'invalid_ticket',
      });
    },
  );

  test('is kept as a hash', async () => {
    const ticket = await ticketFor(here, person, accountId);
    const { rows } = await here.owner.query(
      `select string_agg(t::text, ' ') as all from instrument_tickets t`,
    );
    expect(rows[0].all).not.toContain(ticket);
    expect(rows[0].all).not.toContain(Buffer.from(ticket).toString('hex'));
  });

  test('and what it stored stand in the audit trail', async () => {
    const someone = await newPerson(here);
    const account = await newAccount(here, someone);
    const id = await newInstrument(here, someone, account);
    const { rows } = await here.owner.query(
      `select action, account_id, subject from audit_trail where user_id = $1 order by action`,
      [someone.userId],
    );
    expect(rows).toEqual([
      { action: 'instrument.create', account_id: account, subject: id },
      { action: 'instrument_ticket.create', account_id: account, subject: null },
    ]);
  });
});
