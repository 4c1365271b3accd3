import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fillLists, listLength } from '../../../test/large-lists.ts';
import { addCard, newMerchant, sendPayment, type Merchant } from '../../../test/merchant.ts';
import { get, post, send, textIn, type TestResponse } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ reports: true });
  merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const pay = (amount: number, description: string) =>
    sendPayment(testPlatform, merchant, { amount, paymentInstrumentId, description });
  await pay(12_840, 'Order 20711, 5 kg');
  await pay(900, '=HYPERLINK("https://evil.example","x")');
  await pay(25, '');
});
afterAll(() => testPlatform.close());

let filled: Promise<Merchant> | undefined;

const fillMerchant = async (): Promise<Merchant> => {
  const newcomer = await newMerchant(testPlatform);
  await fillLists(testPlatform, newcomer.accountId);
  return newcomer;
};

/** Returns the only merchant with long lists, inserted once per database. */
const longMerchant = (): Promise<Merchant> => {
  filled ??= fillMerchant();
  return filled;
};

const tokenOf = ({ person }: Merchant) => beginSession(testPlatform.platform, person.userId);

type ExportRequest = {
  readonly list?: string;
  readonly format?: string;
  readonly columns?: readonly unknown[];
  readonly timeZone?: string;
  readonly filter?: Readonly<Record<string, string | number>>;
};

const create = async (request: ExportRequest = {}, of = merchant): Promise<TestResponse> =>
  post(
    testPlatform.web,
    '/api/exports',
    { accountId: of.accountId, list: 'payments', format: 'csv', ...request },
    { token: await tokenOf(of) },
  );

const fileAddress = (created: TestResponse): string => new URL(textIn(created, 'fileUrl')).pathname;

/** Fetches the file like a browser's download: without a session. */
const fileOf = async (request: ExportRequest): Promise<TestResponse> =>
  get(testPlatform.web, fileAddress(await create(request)));

const stateOf = async (created: TestResponse, of = merchant): Promise<unknown> =>
  (await get(testPlatform.web, `/api/exports/${textIn(created, 'id')}`, { token: await tokenOf(of) })).body;

const cancel = async (created: TestResponse, of = merchant): Promise<TestResponse> =>
  post(testPlatform.web, `/api/exports/${textIn(created, 'id')}/cancel`, {}, { token: await tokenOf(of) });

test('writes the chosen columns in order, newest first, and escapes formulas for spreadsheets', async () => {
  const { status, headers, text } = await fileOf({ columns: ['amount', 'description', 'status'] });
  expect(status).toBe(200);
  expect(text.split('\r\n')).toEqual([
    'Amount,Description,Status',
    '0.25,,succeeded',
    `9.00,"'=HYPERLINK(""https://evil.example"",""x"")",succeeded`,
    '128.40,"Order 20711, 5 kg",succeeded',
    '',
  ]);
  const day = testPlatform.clock.now().toISOString().slice(0, 10);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="payments-${day}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('begins a CSV file with the UTF-8 byte order mark', async () => {
  const response = await testPlatform.web.request(fileAddress(await create({ columns: ['id'] })));
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.slice(0, 5)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf, 0x49, 0x44]));
});

test('writes times in the chosen time zone and names it in the heading', async () => {
  const request = { columns: ['createdAt'], timeZone: 'Asia/Kolkata' };
  const { text } = await fileOf(request);
  const inIndia = new Date(testPlatform.clock.now().getTime() + 5.5 * 60 * 60_000).toISOString();
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'Date (Asia/Kolkata)',
    `${inIndia.slice(0, 19).replace('T', ' ')}+05:30`,
  ]);
  const { body } = await fileOf({ ...request, format: 'json' });
  expect(Object(body)[0]).toEqual({ createdAt: `${inIndia.slice(0, 19)}+05:30` });
});

test('writes every column to JSON, with amounts in cents and null for absent values', async () => {
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

test('keeps a download address valid until the file has been delivered completely', async () => {
  const created = await create();
  expect((await get(testPlatform.web, fileAddress(created))).status).toBe(200);
  expect((await get(testPlatform.web, fileAddress(created))).body).toMatchObject({
    message: 'This file is no longer available. Export the list again.',
  });
  expect((await send(testPlatform.web, 'HEAD', fileAddress(created))).status).toBe(404);
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 3, totalCount: 3 });
});

const lineCountOf = async (response: Response): Promise<number> =>
  (await response.text()).split('\r\n').length;

test('shows a completely delivered export as done while another response still sends it', async () => {
  const created = await create({ columns: ['amount'] });
  const [first, second] = [
    await testPlatform.web.request(fileAddress(created)),
    await testPlatform.web.request(fileAddress(created)),
  ];
  expect(await lineCountOf(second)).toBe(5);
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 3 });
  expect((await testPlatform.web.request(fileAddress(created))).status).toBe(404);
  expect(await lineCountOf(first)).toBe(5);
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 3 });
});

test('downloads an export again after its first download has failed', async () => {
  const created = await create();
  await testPlatform.owner.query(`update exports set outcome = 'failed', begun_at = now() where id = $1`, [
    textIn(created, 'id'),
  ]);
  expect((await get(testPlatform.web, fileAddress(created))).status).toBe(200);
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 3 });
});

test('accepts a download address for sixty seconds', async () => {
  const [inTime, late] = [await create(), await create()];
  await moveClock(testPlatform, 59_999);
  expect((await get(testPlatform.web, fileAddress(inTime))).status).toBe(200);
  await moveClock(testPlatform, 1);
  expect((await get(testPlatform.web, fileAddress(late))).status).toBe(404);
});

test('rejects a download address after its grant is removed, and stores the ticket only as a hash', async () => {
  const leaving = await newMerchant(testPlatform);
  const created = await create({}, leaving);
  const { rows } = await testPlatform.owner.query(`select string_agg(e::text, ' ') as all from exports e`);
  expect(rows[0].all).not.toContain(fileAddress(created).split('/').at(-1));
  await testPlatform.owner.query('delete from grants where user_id = $1', [leaving.person.userId]);
  expect((await get(testPlatform.web, fileAddress(created))).status).toBe(404);
});

test('records the person, the list and the format of an export in the audit trail', async () => {
  const created = await create({ list: 'payouts', format: 'json' });
  const { rows } = await testPlatform.owner.query(
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
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Enter a time zone such as America/New_York.' }],
  [{ columns: [] }, { columns: 'Choose at least one column.' }],
  [{ columns: ['id', 'amount', 'id'] }, { columns: 'List each column only once.' }],
])('refuses the export %j and names the field', async (request, fields) => {
  const refused = await create(request);
  expect([refused.status, Object(refused.body).fields]).toEqual([400, fields]);
});

test('refuses an export that repeats a column 4,500 times', async () => {
  const refused = await create({ columns: Array.from({ length: 4500 }, () => 'description') });
  expect([refused.status, Object(refused.body).fields]).toEqual([
    400,
    { columns: 'List each column only once.' },
  ]);
});

test('responds with at most 16,000 characters to a list of thousands of invalid columns', async () => {
  const refused = await create({ columns: Array.from({ length: 30_000 }, () => 1) });
  expect(refused.status).toBe(400);
  expect(refused.text.length).toBeLessThan(16_000);
});

test('writes at most 4 KiB per row, even with the longest texts', async () => {
  const writing = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, writing);
  const paid = await sendPayment(testPlatform, writing, {
    amount: 99_999_999,
    paymentInstrumentId,
    description: '\u0001'.repeat(200),
    referenceId: '\u0001'.repeat(128),
  });
  expect(paid.status).toBe(201);
  const { text } = await get(testPlatform.web, fileAddress(await create({ format: 'json' }, writing)));
  expect(text.length).toBeGreaterThan(6 * 200);
  expect(text.length).toBeLessThan(4096);
});

describe('concurrent downloads', () => {
  const begun: ReadableStreamDefaultReader<Uint8Array>[] = [];

  const begin = async (of = merchant): Promise<void> => {
    const { status, body } = await testPlatform.web.request(fileAddress(await create({}, of)));
    expect(status).toBe(200);
    const reader = body?.getReader();
    if (reader === undefined) throw new Error('A file has a body.');
    await reader.read();
    begun.push(reader);
  };

  afterEach(async () => {
    for (const reader of begun.splice(0)) await reader.cancel();
  });

  test('limits a person to three concurrent downloads, and keeps the address of a refused download valid', async () => {
    const fourth = await create();
    await begin();
    await begin();
    await begin();
    const refused = await get(testPlatform.web, fileAddress(fourth));
    expect([refused.status, refused.headers.get('retry-after'), Object(refused.body).message]).toEqual([
      429,
      '5',
      'You already have three downloads in progress. Wait for one to finish, then try again.',
    ]);
    expect((await create()).status).toBe(429);
    const other = await newMerchant(testPlatform);
    expect((await get(testPlatform.web, fileAddress(await create({}, other)))).status).toBe(200);
    await begun.pop()?.cancel();
    expect((await get(testPlatform.web, fileAddress(fourth))).status).toBe(200);
    for (const reader of begun.splice(0)) await reader.cancel();
    expect(testPlatform.platform.downloads.underWay()).toBe(0);
  });

  test('writes a hundred rows per turn of the event loop', async () => {
    const long = await longMerchant();
    const { body } = await testPlatform.web.request(fileAddress(await create({ columns: ['id'] }, long)));
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

test('applies a filter to the file and records it in the audit trail', async () => {
  const created = await create({ columns: ['amount'], filter: { amountMin: 100, text: 'order' } });
  expect(created.body).toMatchObject({ rowCount: 0, totalCount: 1 });
  expect((await get(testPlatform.web, fileAddress(created))).text).toBe('Amount\r\n128.40\r\n');
  expect(await stateOf(created)).toMatchObject({ status: 'done', rowCount: 1, totalCount: 1 });
  const { rows } = await testPlatform.owner.query(`select details from audit_trail where subject = $1`, [
    textIn(created, 'id'),
  ]);
  expect(rows).toEqual([{ details: { list: 'payments', format: 'csv', amountMin: 100, text: 'order' } }]);
  expect((await fileOf({ columns: ['amount'], filter: { status: 'failed' } })).text).toBe('Amount\r\n');
});

test('refuses an export with an impossible filter and names the field', async () => {
  const refused = await create({ filter: { amountMin: 200, amountMax: 100 } });
  expect([refused.status, Object.keys(Object(refused.body).fields)]).toEqual([400, ['filter.amountMax']]);
});

test('serves no file for an export canceled before it began', async () => {
  const created = await create();
  expect((await cancel(created)).body).toMatchObject({ status: 'cancelled' });
  expect((await get(testPlatform.web, fileAddress(created))).status).toBe(404);
  expect((await cancel(created)).body).toMatchObject({ status: 'cancelled' });
});

/** Checks that a filtered file has all matching rows in list order, even rows beyond the counted thousand. */
const expectFilteredFiles = async (of: Merchant): Promise<void> => {
  const filters = [
    [{ method: 'ach' }, `method = 'ach'`],
    [{ text: 'gift', amountMin: 2000 }, `description like 'Gift%' and amount_cents >= 2000`],
  ] as const;
  for (const [filter, condition] of filters) {
    const created = await create({ columns: ['id'], filter }, of);
    expect(created.body).toMatchObject({ totalCount: 1000, totalCountCapped: true });
    const file = await get(testPlatform.web, fileAddress(created));
    const { rows } = await testPlatform.owner.query<{ id: string }>(
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

test('streams a long export completely, aborts an export when it is canceled, and cancels it a minute after its reader has left', async () => {
  const large = await longMerchant();
  const whole = await create({ columns: ['id', 'amount'] }, large);
  const { text } = await get(testPlatform.web, fileAddress(whole));
  const rows = text.trimEnd().split('\r\n').slice(1);
  expect([rows.length, new Set(rows).size]).toEqual([listLength, listLength]);
  const cents = rows.map((row) => Math.round(Number(row.split(',')[1]) * 100));
  const { rows: summed } = await testPlatform.owner.query(
    `select sum(amount_cents)::int as cents from transactions where account_id = $1 and list = 'payments'`,
    [large.accountId],
  );
  expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(summed[0].cents);

  await expectFilteredFiles(large);

  const cancelled = await create({}, large);
  const response = await testPlatform.web.request(fileAddress(cancelled));
  const reader = response.body?.getReader();
  await reader?.read();
  await cancel(cancelled, large);
  const readOn = async (): Promise<void> => {
    while (!(await reader?.read())?.done);
  };
  await expect(readOn()).rejects.toThrow('The export was canceled.');
  expect(await stateOf(cancelled, large)).toMatchObject({ status: 'cancelled' });

  const left = await create({}, large);
  const abandoned = (await testPlatform.web.request(fileAddress(left))).body?.getReader();
  await abandoned?.read();
  await abandoned?.read();
  expect(await stateOf(left, large)).toMatchObject({ status: 'running' });
  await abandoned?.cancel();
  expect(await stateOf(left, large)).toMatchObject({ status: 'waiting' });
  await moveClock(testPlatform, 60_000);
  expect(await stateOf(left, large)).toMatchObject({ status: 'cancelled' });
});

test('marks an export as failed when its process dies, and permits another export', async () => {
  const large = await longMerchant();
  const interrupted = await create({}, large);
  const reader = (await testPlatform.web.request(fileAddress(interrupted))).body?.getReader();
  await reader?.read();
  expect(await stateOf(interrupted, large)).toMatchObject({ status: 'running' });
  await testPlatform.owner.query(`update exports set process_id = 'prc_that_died' where id = $1`, [
    textIn(interrupted, 'id'),
  ]);
  expect(await stateOf(interrupted, large)).toMatchObject({ status: 'failed' });
  await reader?.cancel();
  expect((await get(testPlatform.web, fileAddress(await create({}, large)))).status).toBe(200);
});
