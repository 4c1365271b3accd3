import {
  createStatementFile,
  getStatement,
  listLedgerEntries,
  listStatementEntries,
  listStatements,
  mostEntriesInPdf,
  type LedgerEntry,
  type Statement,
  type StatementEntry,
  type StatementSummary,
} from '@tillbook/contract';
import { formatCents, formatDateTime, movementEntryLabel, movementLabel } from '@tillbook/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCard,
  addPayoutAccount,
  newMerchant,
  read,
  sendPayment,
  sendRefund,
  sendWithdrawal,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { newPerson } from '../../../test/people.ts';
import { readLastPage, readPdf } from '../../../test/read-pdf.ts';
import { get, post, send, textIn, type TestResponse } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import type { PdfSlot } from '../../statement-pdf/pdf-printer.ts';
import { localTime } from '../../downloads/csv/local-time.ts';
import { settle } from '../../ledger/settle.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

const dayMs = 86_400_000;
const newYork = { timeZone: 'America/New_York' } as const;

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { SANDBOX_DELAY_MS: '0' } });
});
afterAll(() => testPlatform.close());

const tokenOf = ({ person }: Merchant) => beginSession(testPlatform.platform, person.userId);

const summaries = async (of: Merchant, page = '') =>
  listStatements.response.parse(
    (await read(testPlatform, of, `/statements?accountId=${of.accountId}&limit=100${page}`)).body,
  );

const statementOf = async (of: Merchant, month: string): Promise<Statement> =>
  getStatement.response.parse(
    (await read(testPlatform, of, `/statements/${month}?accountId=${of.accountId}`)).body,
  );

const allOf = async <Row>(page: (offset: number) => Promise<readonly Row[]>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (;;) {
    const next = await page(rows.length);
    rows.push(...next);
    if (next.length < 100) return rows;
  }
};

const entriesOf = (of: Merchant, month: string): Promise<readonly StatementEntry[]> =>
  allOf(async (offset) => {
    const path = `/statements/${month}/entries?accountId=${of.accountId}&limit=100&offset=${offset}`;
    return listStatementEntries.response.parse((await read(testPlatform, of, path)).body).entries;
  });

const ledgerOf = (of: Merchant): Promise<readonly LedgerEntry[]> =>
  allOf(async (offset) => {
    const path = `/accounts/ledger?accountId=${of.accountId}&status=settled&sortOrder=asc&limit=100&offset=${offset}`;
    return listLedgerEntries.response.parse((await read(testPlatform, of, path)).body).data;
  });

const createFile = async (of: Merchant, month: string, format: string): Promise<TestResponse> =>
  post(
    testPlatform.web,
    `/api/statements/${month}/files`,
    { accountId: of.accountId, format },
    { token: await tokenOf(of) },
  );

const addressIn = (created: TestResponse): string => new URL(textIn(created, 'fileUrl')).pathname;

/** Downloads the file like a browser: without a session. */
const download = async (of: Merchant, month: string, format: string) => {
  const created = await createFile(of, month, format);
  expect(created.status).toBe(201);
  createStatementFile.response.parse(created.body);
  const response = await testPlatform.web.request(addressIn(created));
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
};

const csvOf = async (of: Merchant, month: string): Promise<readonly (readonly string[])[]> => {
  const { bytes } = await download(of, month, 'csv');
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  // No text contains a line break, and quotes are doubled.
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
      quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
    ),
  );
};

const centsIn = (text = ''): number => {
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Math.round(Number(text) * 100);
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const signedOf = ({ type, amount }: LedgerEntry): number => (type === 'credit' ? amount : -amount);

const monthOf = (instant = ''): string => new Date(instant).toLocaleDateString('sv-SE', newYork).slice(0, 7);

const expectedOf = (ledger: readonly LedgerEntry[], month: string) => {
  const before = ledger.filter(({ settledAt }) => monthOf(settledAt) < month);
  const within = ledger.filter(({ settledAt }) => monthOf(settledAt) === month);
  const openingBalance = sumOf(before.map(signedOf));
  return {
    within,
    figures: {
      openingBalance,
      closingBalance: openingBalance + sumOf(within.map(signedOf)),
      entryCount: within.length,
    },
  };
};

const expectCsv = async (of: Merchant, statement: Statement, entries: readonly StatementEntry[]) => {
  const [headings, opening, ...rows] = await csvOf(of, statement.month);
  const closing = rows.pop();
  expect(headings).toEqual([
    'Date (America/New_York)',
    'Type',
    'Description',
    'Transaction',
    'Entry',
    'Amount',
    'Balance',
  ]);
  expect([opening?.[1], centsIn(opening?.[6])]).toEqual(['Opening balance', statement.openingBalance]);
  expect([closing?.[1], centsIn(closing?.[6])]).toEqual(['Closing balance', statement.closingBalance]);
  expect(
    rows.map(([date, type, , transaction, entry, amount, balance]) => [
      date,
      type,
      transaction,
      entry,
      centsIn(amount),
      centsIn(balance),
    ]),
  ).toEqual(
    entries.map(({ settledAt, kind, transactionId, id, amount, afterBalance }) => [
      localTime(newYork.timeZone).withOffset(new Date(settledAt)),
      movementEntryLabel(kind),
      transactionId ?? '',
      id,
      amount,
      afterBalance,
    ]),
  );
};

const expectPdf = async (of: Merchant, statement: Statement, entries: readonly StatementEntry[]) => {
  const { bytes } = await download(of, statement.month, 'pdf');
  const { pages } = await readPdf(bytes);
  const lines = pages.flat();
  const lineOf = (label: string) => lines.find(([first]) => first === label);
  expect(lineOf('Opening balance')).toEqual(['Opening balance', formatCents(statement.openingBalance)]);
  expect(lineOf('Closing balance')).toEqual(['Closing balance', formatCents(statement.closingBalance)]);
  expect(lineOf('Difference')).toEqual(['Difference', '$0.00']);
  for (const { kind, entryCount, amount } of statement.movements) {
    expect(lineOf(movementLabel(kind))).toEqual([
      movementLabel(kind),
      String(entryCount),
      formatCents(amount),
    ]);
  }
  expect(lines.filter((line) => line.length === 5 && line[0] !== 'Date')).toEqual(
    entries.map(({ settledAt, kind, transactionId, id, amount, afterBalance }) => [
      formatDateTime(settledAt, newYork),
      movementEntryLabel(kind),
      transactionId ?? id,
      formatCents(amount),
      formatCents(afterBalance),
    ]),
  );
  expect(pages.map((page) => page.at(-1)?.at(-1))).toEqual(
    pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
  );
};

const monthsAsPdf = (statements: readonly StatementSummary[]): ReadonlySet<string | undefined> => {
  const byEntries = statements.toSorted((one, other) => one.entryCount - other.entryCount);
  return new Set([statements[0], byEntries[0], byEntries.at(-1)].map((statement) => statement?.month));
};

/**
 * Compares an account's statements in every format with its ledger, but only three months as PDF; returns the
 * number of months.
 */
const comparedMonths = async (of: Merchant): Promise<number> => {
  const ledger = await ledgerOf(of);
  const { statements, totalCount } = await summaries(of);
  expect(totalCount).toBe(statements.length);
  expect(statements.at(-1)?.month).toBe(monthOf(ledger[0]?.settledAt));
  expect(statements[0]?.month).toBe(monthOf(testPlatform.clock.now().toISOString()));
  expect(statements.at(-1)?.openingBalance).toBe(0);
  expect(statements.map(({ closed }) => closed)).toEqual(statements.map((_, index) => index > 0));
  const asPdf = monthsAsPdf(statements);
  for (const [index, summary] of statements.entries()) {
    const older = statements[index + 1];
    if (older)
      expect([summary.openingBalance, summary.startsAt]).toEqual([older.closingBalance, older.endsAt]);
    const { within, figures } = expectedOf(ledger, summary.month);
    expect(summary).toMatchObject(figures);
    const statement = await statementOf(of, summary.month);
    expect(statement).toMatchObject({ ...summary, unexplained: 0 });
    expect(sumOf(statement.movements.map(({ amount }) => amount))).toBe(
      statement.closingBalance - statement.openingBalance,
    );
    expect(sumOf(statement.movements.map(({ entryCount }) => entryCount))).toBe(statement.entryCount);
    const entries = await entriesOf(of, summary.month);
    expect(entries.map(({ id, amount, afterBalance }) => [id, amount, afterBalance])).toEqual(
      within.map((entry) => [entry.id, signedOf(entry), entry.afterBalance]),
    );
    await expectCsv(of, statement, entries);
    if (asPdf.has(summary.month)) await expectPdf(of, statement, entries);
  }
  return statements.length;
};

const settleAfterDays = async (of: Merchant, days = 7) => {
  await moveClock(testPlatform, days * dayMs);
  await settle(testPlatform.platform, of.accountId);
};

const adjust = async ({ accountId }: Merchant, amount: number, reason: string) => {
  const { token } = await newPerson(testPlatform, ['internal_admin']);
  const body = { accountId, amount, direction: 'debit', reason };
  expect((await post(testPlatform.web, '/api/accounts/adjustments', body, { token })).status).toBe(201);
};

const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pay'), amount: fc.integer({ min: 300, max: 90_000 }) }),
  },
  fc.record({ kind: fc.constant('refund'), amount: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('withdraw'), amount: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ kind: fc.constant('adjust'), amount: fc.integer({ min: 1, max: 5000 }) }),
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('settle'), amount: fc.integer({ min: 3, max: 40 }) }),
  },
);

const play = async (commands: readonly { kind: string; amount: number }[]): Promise<Merchant> => {
  const merchant = await newMerchant(testPlatform);
  const paymentInstrumentId = await addCard(testPlatform, merchant);
  const bankAccount = await addPayoutAccount(testPlatform, merchant);
  const pay = (amount: number) => sendPayment(testPlatform, merchant, { paymentInstrumentId, amount });
  let paid = transactionIn(await pay(5000));
  await settleAfterDays(merchant);
  for (const { kind, amount } of commands) {
    if (kind === 'pay') paid = transactionIn(await pay(amount));
    // A refused command, such as a withdrawal above the balance, changes nothing.
    if (kind === 'refund') await sendRefund(testPlatform, merchant, { transactionId: paid.id, amount });
    if (kind === 'withdraw') await sendWithdrawal(testPlatform, merchant, bankAccount, amount);
    if (kind === 'adjust') await adjust(merchant, amount, 'Correction');
    if (kind === 'settle') await settleAfterDays(merchant, amount);
  }
  return merchant;
};

describe('monthly statements', () => {
  test(
    "starts each statement with the previous month's closing balance, and matches its PDF and CSV files to the cent",
    { meta: { shows: ['spec:2.128', 'spec:2.129'] } },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25 }), async (commands) => {
          expect(await comparedMonths(await play(commands))).toBeGreaterThan(0);
        }),
        { numRuns: 6, seed: 4310, endOnFailure: true },
      );
    },
  );
});

describe('the statements of an account', () => {
  test(
    'returns no statements without settled entries, and zeros for the current month',
    { meta: { shows: ['spec:2.131'] } },
    async () => {
      const merchant = await newMerchant(testPlatform);
      expect(await summaries(merchant)).toEqual({ statements: [], totalCount: 0 });
      const month = monthOf(testPlatform.clock.now().toISOString());
      expect(await statementOf(merchant, month)).toMatchObject({
        closed: false,
        openingBalance: 0,
        movements: [],
        closingBalance: 0,
        unexplained: 0,
        entryCount: 0,
      });
      expect((await csvOf(merchant, month)).map((row) => row[1])).toEqual([
        'Type',
        'Opening balance',
        'Closing balance',
      ]);
      const { pages } = await readPdf((await download(merchant, month, 'pdf')).bytes);
      expect(pages.flat()).toContainEqual(['No entries settled in this month.']);
      expect(pages).toHaveLength(1);
    },
  );

  test(
    'lists statements in pages, including months without entries',
    { meta: { shows: ['spec:2.128'] } },
    async () => {
      const merchant = await play([
        { kind: 'settle', amount: 100 },
        { kind: 'pay', amount: 1000 },
        { kind: 'settle', amount: 7 },
      ]);
      const { statements, totalCount } = await summaries(merchant);
      expect(statements.filter(({ entryCount }) => entryCount === 0).length).toBeGreaterThan(1);
      const path = `/statements?accountId=${merchant.accountId}&limit=2&offset=1`;
      expect(listStatements.response.parse((await read(testPlatform, merchant, path)).body)).toEqual({
        statements: statements.slice(1, 3),
        totalCount,
      });
      const beyond = `/statements?accountId=${merchant.accountId}&offset=1000`;
      expect((await read(testPlatform, merchant, beyond)).body).toEqual({ statements: [], totalCount });
    },
  );
});

test.each(['2026', '2026-13', '2026-1', 'november', '2999-12', '1999-12', '2026-11-01'])(
  'refuses the month %s and names the field',
  async (month) => {
    const merchant = await newMerchant(testPlatform);
    const responses = [
      await read(testPlatform, merchant, `/statements/${month}?accountId=${merchant.accountId}`),
      await read(testPlatform, merchant, `/statements/${month}/entries?accountId=${merchant.accountId}`),
      await createFile(merchant, month, 'pdf'),
    ];
    for (const { status, body } of responses) {
      expect([status, Object.keys(Object(body).fields)]).toEqual([400, ['month']]);
    }
  },
);

const pageCountOf = async (response: Response): Promise<number> =>
  (await readPdf(new Uint8Array(await response.arrayBuffer()))).pages.length;

describe('a statement file', () => {
  let merchant: Merchant;
  let month: string;

  beforeAll(async () => {
    merchant = await play([
      { kind: 'pay', amount: 12_840 },
      { kind: 'settle', amount: 7 },
    ]);
    await adjust(merchant, 25, '=HYPERLINK("https://evil.example","x")');
    month = monthOf(testPlatform.clock.now().toISOString());
  });

  test(
    'creates a statement PDF with a name, a title, real text and tagged tables',
    { meta: { shows: ['spec:2.129'] } },
    async () => {
      const { headers, bytes } = await download(merchant, month, 'pdf');
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="statement-${month}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const { title, isTagged, pages, structure } = await readPdf(bytes);
      const inWords = new Date(`${month}-15`).toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
      expect({ title, isTagged }).toEqual({ title: `Statement, ${inWords}`, isTagged: true });
      expect(pages.flat().flat()).toEqual(
        expect.arrayContaining([
          `Statement, ${inWords}`,
          'Harbor Coffee, Harbor Coffee LLC',
          `Account ID ${merchant.accountId}`,
        ]),
      );
      expect(pages.flat().flat().join(' ')).toContain('The month isn’t over yet.');
      expect(structure).toEqual(expect.arrayContaining(['H1', 'Table', 'TR', 'TH', 'TD', 'H2']));
    },
  );

  test(
    "escapes formulas in a statement's CSV file and writes deductions as negative numbers",
    { meta: { shows: ['threat:3.8'] } },
    async () => {
      const rows = await csvOf(merchant, month);
      const adjusted = rows.find((row) => row[1] === 'Adjustment');
      expect(adjusted?.[2]).toBe(`'=HYPERLINK("https://evil.example","x")`);
      expect(adjusted?.[5]).toBe('-0.25');
    },
  );

  test('includes only the entries that had settled when the file was requested', async () => {
    const created = await createFile(merchant, month, 'csv');
    const before = await statementOf(merchant, month);
    await adjust(merchant, 1, 'Later');
    const { text } = await get(testPlatform.web, addressIn(created));
    expect(text).not.toContain('Later');
    expect(text.trimEnd().split('\r\n')).toHaveLength(before.entryCount + 3);
  });

  test.each(['csv', 'pdf'])(
    'keeps the address of a %s file valid until the file has been delivered completely',
    async (format) => {
      const address = addressIn(await createFile(merchant, month, format));
      expect((await get(testPlatform.web, address)).status).toBe(200);
      expect((await get(testPlatform.web, address)).body).toMatchObject({
        message: 'This file is no longer available. Download the statement again.',
      });
      expect((await send(testPlatform.web, 'HEAD', address)).status).toBe(404);
    },
  );

  test('completes a PDF while earlier responses are not read', async () => {
    const address = addressIn(await createFile(merchant, month, 'pdf'));
    const unread = [await testPlatform.web.request(address), await testPlatform.web.request(address)];
    expect(await pageCountOf(await testPlatform.web.request(address))).toBe(1);
    expect((await testPlatform.web.request(address)).status).toBe(404);
    expect(await Promise.all(unread.map(pageCountOf))).toEqual([1, 1]);
  });

  test(
    'serves a statement file for sixty seconds, only with the grant, and stores its ticket as a hash',
    { meta: { shows: ['threat:3.8'] } },
    async () => {
      const [inTime, late] = [
        await createFile(merchant, month, 'csv'),
        await createFile(merchant, month, 'csv'),
      ];
      await moveClock(testPlatform, 59_999);
      expect((await get(testPlatform.web, addressIn(inTime))).status).toBe(200);
      await moveClock(testPlatform, 1);
      expect((await get(testPlatform.web, addressIn(late))).status).toBe(404);
      const leaving = await newMerchant(testPlatform);
      const created = await createFile(leaving, month, 'pdf');
      const { rows } = await testPlatform.owner.query(
        `select string_agg(f::text, ' ') as all from statement_files f`,
      );
      expect(rows[0].all).not.toContain(addressIn(created).split('/').at(-1));
      await testPlatform.owner.query('delete from grants where user_id = $1', [leaving.person.userId]);
      expect((await get(testPlatform.web, addressIn(created))).status).toBe(404);
    },
  );

  test('audits the request for a statement file', async () => {
    await createFile(merchant, month, 'pdf');
    const { rows } = await testPlatform.owner.query(
      `select user_id, action, subject, details from audit_trail where account_id = $1 order by at desc, id desc limit 1`,
      [merchant.accountId],
    );
    expect(rows).toEqual([
      {
        user_id: merchant.person.userId,
        action: 'export.create',
        subject: month,
        details: { list: 'statement', format: 'pdf' },
      },
    ]);
  });

  test(
    "refuses a statement file of another merchant's account",
    { meta: { shows: ['threat:3.8'] } },
    async () => {
      const other = await newMerchant(testPlatform);
      const path = `/api/statements/${month}/files`;
      const body = { accountId: merchant.accountId, format: 'pdf' };
      expect((await post(testPlatform.web, path, body, { token: await tokenOf(other) })).status).toBe(404);
    },
  );
});

test(
  'limits a person to twenty PDFs per minute, but does not limit CSV files',
  { meta: { shows: ['threat:3.8'] } },
  async () => {
    const throttled = await startTestPlatform({ environment: { THROTTLE: 'on' } });
    const { person, accountId } = await newMerchant(throttled);
    const month = monthOf(throttled.clock.now().toISOString());
    const ask = (format: string) =>
      post(throttled.web, `/api/statements/${month}/files`, { accountId, format }, { token: person.token });
    const responses = await Promise.all(Array.from({ length: 25 }, () => ask('pdf')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await ask('csv')).status).toBe(201);
    throttled.clock.moveBy(60_001);
    expect((await ask('pdf')).status).toBe(201);
    await throttled.close();
  },
);

test('limits a person to sixty PDF downloads per minute', async () => {
  const throttled = await startTestPlatform({ environment: { THROTTLE: 'on' } });
  const { person, accountId } = await newMerchant(throttled);
  const path = `/api/statements/${monthOf(throttled.clock.now().toISOString())}/files`;
  const created = await post(throttled.web, path, { accountId, format: 'pdf' }, { token: person.token });
  const responses: Response[] = [];
  for (let count = 0; count < 61; count += 1) {
    const response = await throttled.web.request(addressIn(created));
    responses.push(response);
    await response.body?.cancel();
  }
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(responses.at(-1)?.status).toBe(429);
  await throttled.close();
});

/** The number of entries that fill more than ten pages. */
const longMonth = 1000;

/** Inserts entries directly, each with the balance after it. */
const fillMonth = async ({ accountId }: Merchant, first: number, last: number): Promise<void> => {
  const settledAt = testPlatform.clock.now();
  await testPlatform.owner.query('alter table ledger_entries disable trigger user');
  await testPlatform.owner.query(
    `insert into ledger_entries (id, account_id, entry_set_id, ordinal, amount_cents, type, category, status, created_at,
        ready_to_settle_at, settled_at, after_balance_cents, settled_ordinal)
     select 'ent_' || $1 || n, $1, 'gls_none', n, 100, 'credit', 'transaction', 'settled', $2, $2, $2, n * 100, n
       from generate_series($3::int, $4::int) as n`,
    [accountId, settledAt, first, last],
  );
  await testPlatform.owner.query('alter table ledger_entries enable trigger user');
  await testPlatform.owner.query(
    'update merchant_ledgers set settled_entry_count = $2 where account_id = $1',
    [accountId, last],
  );
};

test('refuses a statement PDF while too many are being rendered, and keeps its download link valid', async () => {
  const merchant = await newMerchant(testPlatform);
  const address = addressIn(
    await createFile(merchant, monthOf(testPlatform.clock.now().toISOString()), 'pdf'),
  );
  const slots: PdfSlot[] = [];
  const takeEvery = () => {
    for (;;) slots.push(testPlatform.platform.pdfPrinter.enter());
  };
  expect(takeEvery).toThrow('We’re preparing many documents right now.');
  const refused = await get(testPlatform.web, address);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  expect(testPlatform.platform.downloads.underWay()).toBe(0);
  for (const slot of slots) slot.leave();
  expect((await get(testPlatform.web, address)).status).toBe(200);
});

test('stops the thread of a canceled PDF download', async () => {
  const merchant = await newMerchant(testPlatform);
  await fillMonth(merchant, 1, mostEntriesInPdf);
  const created = await createFile(merchant, monthOf(testPlatform.clock.now().toISOString()), 'pdf');
  const reader = (await testPlatform.web.request(addressIn(created))).body?.getReader();
  const first = reader?.read();
  await expect.poll(() => testPlatform.platform.pdfPrinter.underWay()).toBe(1);
  await reader?.cancel();
  expect((await first)?.done).toBe(true);
  expect([testPlatform.platform.pdfPrinter.underWay(), testPlatform.platform.downloads.underWay()]).toEqual([
    0, 0,
  ]);
  expect(testPlatform.logged.some(({ event }) => event === 'fault')).toBe(false);
});

const inLongMonth = async (entryCount: number) => {
  const merchant = await newMerchant(testPlatform);
  await fillMonth(merchant, 1, entryCount);
  return { merchant, month: monthOf(testPlatform.clock.now().toISOString()) };
};

test('creates a PDF of many pages for a long month, with the balance after each entry', async () => {
  const { merchant, month } = await inLongMonth(longMonth);
  const { pages } = await readPdf((await download(merchant, month, 'pdf')).bytes);
  expect(pages.length).toBeGreaterThan(10);
  const balances = pages.flat().filter((line) => line.length === 5 && line[0] !== 'Date');
  expect(balances.map((line) => line[4])).toEqual(
    Array.from({ length: longMonth }, (_, index) => formatCents((index + 1) * 100)),
  );
  expect(pages.at(-1)?.at(-1)?.at(-1)).toBe(`Page ${pages.length} of ${pages.length}`);
});

test('creates a PDF of 10,000 entries that ends with the last entry', async () => {
  const { merchant, month } = await inLongMonth(mostEntriesInPdf);
  const lines = await readLastPage((await download(merchant, month, 'pdf')).bytes);
  const [pageNumber] = lines.at(-1)?.slice(-1) ?? [];
  expect(lines.filter((line) => line.length === 5).at(-1)?.[4]).toBe(formatCents(mostEntriesInPdf * 100));
  expect(pageNumber).toMatch(/^Page (\d+) of \1$/);
});

test(
  'creates only a CSV file for more than 10,000 entries',
  { meta: { shows: ['spec:2.131'] } },
  async () => {
    const { merchant, month } = await inLongMonth(mostEntriesInPdf + 2000);
    const refused = await createFile(merchant, month, 'pdf');
    expect([refused.status, Object(refused.body).code]).toEqual([422, 'statement_too_long']);
    const rows = await csvOf(merchant, month);
    expect(rows).toHaveLength(mostEntriesInPdf + 2003);
    expect(rows.at(-1)?.[6]).toBe('12000.00');
  },
);
