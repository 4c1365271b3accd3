import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fillLists, listLength } from '../../../test/large-lists.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { get, post, send, textIn, type Answer } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let here: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  here = await testPlatform();
  merchant = await newMerchant(here);
  const paymentInstrumentId = await addCard(here, merchant);
  const pay = (amount: number, description: string) =>
    sendPayment(here, merchant, { amount, paymentInstrumentId, description });
  await pay(12_840, 'Order 20711, 5 kg');
  await pay(900, '=HYPERLINK("https://evil.example","x")');
  await pay(25, '');
});
afterAll(() => here.close());

let filled: Promise<Merchant> | undefined;

const fillMerchant = async (): Promise<Merchant> => {
  const newcomer = await newMerchant(here);
  await fillLists(here, newcomer.accountId);
  return newcomer;
};

/** The one merchant whose lists are long; a database is filled once. */
const longMerchant = (): Promise<Merchant> => {
  filled ??= fillMerchant();
  return filled;
};

const tokenOf = ({ person }: Merchant) => beginSession(here.platform, person.userId);

type Asked = {
  readonly list?: string;
  readonly format?: string;
  readonly columns?: readonly unknown[];
  readonly timeZone?: string;
  readonly filter?: Readonly<Record<string, string | number>>;
};

const create = async (asked: Asked = {}, of = merchant): Promise<Answer> =>
  post(
    here.web,
    '/api/exports',
    { accountId: of.accountId, list: 'payments', format: 'csv', ...asked },
    { token: await tokenOf(of) },
  );

const fileAddress = (created: Answer): string => new URL(textIn(created, 'fileUrl')).pathname;

/** The file, asked for as a browser does that saves it: with nothing but its address. */
const fileOf = async (asked: Asked): Promise<Answer> => get(here.web, fileAddress(await create(asked)));

const stateOf = async (created: Answer, of = merchant): Promise<unknown> =>
  (await get(here.web, `/api/exports/${textIn(created, 'id')}`, { token: await tokenOf(of) })).body;

const cancel = async (created: Answer, of = merchant): Promise<Answer> =>
  post(here.web, `/api/exports/${textIn(created, 'id')}/cancel`, {}, { token: await tokenOf(of) });

test('the file has the chosen columns in their order, newest first, and a spreadsheet opens it safely', async () => {
  const { status, headers, text } = await fileOf({ columns: ['amount', 'description', 'status'] });
  expect(status).toBe(200);
  expect(text.split('\r\n')).toEqual([
    'Amount,Description,Status',
    '0.25,,succeeded',
    `9.00,"'=HYPERLINK(""https://evil.example"",""x"")",succeeded`,
    '128.40,"Order 20711, 5 kg",succeeded',
    '',
  ]);
  const day = here.clock.now().toISOString().slice(0, 10);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="payments-${day}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('times are those of the zone that was chosen, which the heading names', async () => {
  const asked = { columns: ['createdAt'], timeZone: 'Asia/Kolkata' };
  const { text } = await fileOf(asked);
  const inIndia = new Date(here.clock.now().getTime() + 5.5 * 60 * 60_000).toISOString();
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'Date (Asia/Kolkata)',
    inIndia.slice(0, 19).replace('T', ' '),
  ]);
  const { body } = await fileOf({ ...asked, format: 'json' });
  expect(Object(body)[0]).toEqual({ createdAt: `${inIndia.slice(0, 19)}+05:30` });
});

test('as JSON it has every column, amounts in cents, and null for what is not there', async () => {
  const { body, headers } = await fileOf({ format: 'json' });
  expect(headers.get('content-type')).toBe('application/json');
  expect(Object(body)).toHaveLength(3);
  expect(Object(body)[2]).toMatchObject({
    amount: 12_840,
    currency: 'usd',
    status: 'succeeded',
    type: 'pull',
    subtype: null,
    description: 'Order 20711, 5 kg',
    failureMessage: null,
  });
  expect((await fileOf({ list: 'refunds', format: 'json' })).body).toEqual([]);
});

test('an address is good once, of twenty that ask at the same time, and looking at its head does not use it up', async () => {
  const created = await create();
  expect((await send(here.web, 'HEAD', fileAddress(created))).status).toBe(404);
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(here.web, fileAddress(created))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
  expect((await get(here.web, fileAddress(created))).body).toMatchObject({
    message: 'This file is no longer at this address. Export the list again.',
  });
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 3, totalCount: 3 });
});

test('an address is good for sixty seconds', async () => {
  const [inTime, late] = [await create(), await create()];
  here.clock.moveBy(59_999);
  expect((await get(here.web, fileAddress(inTime))).status).toBe(200);
  here.clock.moveBy(1);
  expect((await get(here.web, fileAddress(late))).status).toBe(404);
});

test('an address is worth nothing to whoever has lost the grant, and is kept as a hash', async () => {
  const leaving = await newMerchant(here);
  const created = await create({}, leaving);
  const { rows } = await here.owner.query(`select string_agg(e::text, ' ') as all from exports e`);
  expect(rows[0].all).not.toContain(fileAddress(created).split('/').at(-1));
  await here.owner.query('delete from grants where user_id = $1', [leaving.person.userId]);
  expect((await get(here.web, fileAddress(created))).status).toBe(404);
});

test('who exported what stands in the audit trail', async () => {
  const created = await create({ list: 'payouts', format: 'json' });
  const { rows } = await here.owner.query(
    `select user_id, account_id, details from audit_trail where action = 'export.create' and subject = $1`,
    [textIn(created, 'id')],
  );
  expect(rows).toEqual([
    {
      user_id: merchant.person.userId,
      account_id: merchant.accountId,
      details: { list: 'payouts', format: 'json' },
    },
  ]);
});

test.each([
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Give a time zone such as America/New_York.' }],
  [{ columns: [] }, { columns: 'Choose at least one column.' }],
  [{ columns: ['id', 'amount', 'id'] }, { columns: 'Name each column once.' }],
])('%j is refused, and the field named', async (asked, fields) => {
  const refused = await create(asked);
  expect([refused.status, Object(refused.body).fields]).toEqual([400, fields]);
});

test('the same column 4,500 times is refused', async () => {
  const refused = await create({ columns: Array.from({ length: 4500 }, () => 'description') });
  expect([refused.status, Object(refused.body).fields]).toEqual([400, { columns: 'Name each column once.' }]);
});

test('a list of thousands of wrong columns is answered with a few kilobytes', async () => {
  const refused = await create({ columns: Array.from({ length: 30_000 }, () => 1) });
  expect(refused.status).toBe(400);
  expect(refused.text.length).toBeLessThan(16_000);
});

test('a row is at most 4 KiB, whatever its texts are', async () => {
  const writing = await newMerchant(here);
  const paymentInstrumentId = await addCard(here, writing);
  const paid = await sendPayment(here, writing, {
    amount: 99_999_999,
    paymentInstrumentId,
    description: '\u0001'.repeat(200),
    referenceId: '\u0001'.repeat(128),
  });
  expect(paid.status).toBe(201);
  const { text } = await get(here.web, fileAddress(await create({ format: 'json' }, writing)));
  expect(text.length).toBeGreaterThan(6 * 200);
  expect(text.length).toBeLessThan(4096);
});

describe('at the same time', () => {
  const begun: ReadableStreamDefaultReader<Uint8Array>[] = [];

  /** A download whose reader takes its first piece and no more. */
  const begin = async (of = merchant): Promise<void> => {
    const { status, body } = await here.web.request(fileAddress(await create({}, of)));
    expect(status).toBe(200);
    const reader = body?.getReader();
    if (reader === undefined) throw new Error('A file has a body.');
    await reader.read();
    begun.push(reader);
  };

  afterEach(async () => {
    for (const reader of begun.splice(0)) await reader.cancel();
  });

  test('a person downloads three files; the fourth address stays good until one has ended', async () => {
    const fourth = await create();
    await begin();
    await begin();
    await begin();
    const refused = await get(here.web, fileAddress(fourth));
    expect([refused.status, refused.headers.get('retry-after'), Object(refused.body).message]).toEqual([
      429,
      '5',
      'Three of your downloads are under way. Wait for one to end, and try again.',
    ]);
    expect((await create()).status).toBe(429);
    const other = await newMerchant(here);
    expect((await get(here.web, fileAddress(await create({}, other)))).status).toBe(200);
    await begun.pop()?.cancel();
    expect((await get(here.web, fileAddress(fourth))).status).toBe(200);
    for (const reader of begun.splice(0)) await reader.cancel();
    expect(here.platform.downloads.underWay()).toBe(0);
  });

  test('a file is written a hundred rows in a turn of the event loop', async () => {
    const long = await longMerchant();
    const { body } = await here.web.request(fileAddress(await create({ columns: ['id'] }, long)));
    let turn = 0;
    let ticking = setImmediate(function tick() {
      turn += 1;
      ticking = setImmediate(tick);
    });
    const pieces: { readonly rows: number; readonly turn: number }[] = [];
    for await (const piece of body ?? []) {
      pieces.push({ rows: new TextDecoder().decode(piece).split('\r\n').length - 1, turn });
    }
    clearImmediate(ticking);
    expect(pieces.reduce((sum, { rows }) => sum + rows, 0)).toBe(listLength + 1);
    expect(Math.max(...pieces.map(({ rows }) => rows))).toBe(100);
    expect(new Set(pieces.slice(1).map((piece) => piece.turn)).size).toBe(pieces.length - 1);
  });
});

test('a filter narrows the file, and what it was stands in the audit trail', async () => {
  const created = await create({ columns: ['amount'], filter: { amountMin: 100, text: 'order' } });
  expect(created.body).toMatchObject({ rowCount: 0, totalCount: 1 });
  expect((await get(here.web, fileAddress(created))).text).toBe('Amount\r\n128.40\r\n');
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 1, totalCount: 1 });
  const { rows } = await here.owner.query(`select details from audit_trail where subject = $1`, [
    textIn(created, 'id'),
  ]);
  expect(rows).toEqual([{ details: { list: 'payments', format: 'csv', amountMin: 100, text: 'order' } }]);
  expect((await fileOf({ columns: ['amount'], filter: { status: 'failed' } })).text).toBe('Amount\r\n');
});

test('a filter that cannot be meant is refused, and the field named', async () => {
  const refused = await create({ filter: { amountMin: 200, amountMax: 100 } });
  expect([refused.status, Object.keys(Object(refused.body).fields)]).toEqual([400, ['filter.amountMax']]);
});

test('what was cancelled before it began has no file', async () => {
  const created = await create();
  expect((await cancel(created)).body).toMatchObject({ status: 'cancelled' });
  expect((await get(here.web, fileAddress(created))).status).toBe(404);
  expect((await cancel(created)).body).toMatchObject({ status: 'cancelled' });
});

/** A file of a filter has every row that the database has of it, more than are counted, in the order of the list. */
const expectNarrowedFiles = async (of: Merchant): Promise<void> => {
  const narrowed = [
    [{ method: 'ach' }, `method = 'ach'`],
    [{ text: 'gift', amountMin: 2000 }, `description like 'Gift%' and amount_cents >= 2000`],
  ] as const;
  for (const [filter, condition] of narrowed) {
    const created = await create({ columns: ['id'], filter }, of);
    expect(created.body).toMatchObject({ totalCount: 1000, totalCountCapped: true });
    const file = await get(here.web, fileAddress(created));
    const { rows } = await here.owner.query<{ id: string }>(
      `select id from transactions where account_id = $1 and list = 'payments' and ${condition} order by ordinal desc`,
      [of.accountId],
    );
    expect(rows.length).toBeGreaterThan(1000);
    expect(file.text.trimEnd().split('\r\n').slice(1)).toEqual(rows.map(({ id }) => id));
    const ended = await stateOf(created, of);
    expect(ended).toEqual({
      id: textIn(created, 'id'),
      status: 'done',
      rowCount: rows.length,
      totalCount: rows.length,
    });
  }
};

test('a long list comes in pieces and whole, breaks off when it is cancelled, and ends when nobody takes it', async () => {
  const large = await longMerchant();
  const whole = await create({ columns: ['id', 'amount'] }, large);
  const { text } = await get(here.web, fileAddress(whole));
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect([rows.length, new Set(rows).size]).toEqual([listLength, listLength]);
  const cents = rows.map((row) => Math.round(Number(row.split(',')[1]) * 100));
  const { rows: summed } = await here.owner.query(
    `select sum(amount_cents)::int as cents from transactions where account_id = $1 and list = 'payments'`,
    [large.accountId],
  );
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(summed[0].cents);

  await expectNarrowedFiles(large);

  const cancelled = await create({}, large);
  const response = await here.web.request(fileAddress(cancelled));
  const reader = response.body?.getReader();
  await reader?.read();
  await cancel(cancelled, large);
  const readOn = async (): Promise<void> => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow('The export was cancelled.');
  expect(await stateOf(cancelled, large)).toMatchObject({ status: 'cancelled' });

  const left = await create({}, large);
  const abandoned = (await here.web.request(fileAddress(left))).body?.getReader();
  await abandoned?.read();
  await abandoned?.read();
  expect(await stateOf(left, large)).toMatchObject({ status: 'running' });
  await abandoned?.cancel();
  expect(await stateOf(left, large)).toMatchObject({ status: 'cancelled' });
}, 120_000);
