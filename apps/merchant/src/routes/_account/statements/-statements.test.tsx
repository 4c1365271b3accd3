import {
  createStatementFile,
  getStatement,
  listSettlements,
  listStatementEntries,
  listStatements,
  search,
  type Statement,
  type StatementEntry,
  type StatementSummary,
} from '@tillbook/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { usePages } from '@tillbook/web-shell/testing/page';
import { factValue } from '../../../testing/fact-value.ts';
import { accountId, payment } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { seenLines } from '../../../testing/seen-lines.ts';

usePages();

/** Addresses of the files that the browser was asked to download. */
let saved: string[];

beforeEach(() => {
  saved = [];
});

const catchDownloads = () =>
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.href);
  });

const november: StatementSummary = {
  month: '2026-11',
  startsAt: '2026-11-01T04:00:00.000Z',
  endsAt: '2026-12-01T05:00:00.000Z',
  closed: false,
  openingBalance: 100_000,
  closingBalance: 112_468,
  entryCount: 2,
};

const october: StatementSummary = {
  ...november,
  month: '2026-10',
  closed: true,
  openingBalance: 0,
  closingBalance: 100_000,
  entryCount: 1204,
};

const statement: Statement = {
  ...november,
  movements: [
    { kind: 'payment', entryCount: 1, amount: 12_840 },
    { kind: 'card_percentage_fee', entryCount: 1, amount: -372 },
  ],
  unexplained: 0,
};

const entries: StatementEntry[] = [
  {
    id: 'ent_0000000000000001',
    settledAt: '2026-11-20T14:00:00.000Z',
    kind: 'payment',
    transactionId: payment.id,
    amount: 12_840,
    afterBalance: 112_840,
  },
  {
    id: 'ent_0000000000000002',
    settledAt: '2026-11-20T14:00:00.000Z',
    kind: 'card_percentage_fee',
    amount: -372,
    afterBalance: 112_468,
  },
];

const list = answer(listStatements, { statements: [november, october], totalCount: 2 });
const one = answer(getStatement, statement);
const some = answer(listStatementEntries, { entries, totalCount: 40 });

const rows = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent));

test(
  'lists the months, each starting with the closing balance of the month below',
  { meta: { shows: ['spec:2.128'] } },
  async () => {
    openApp('/statements', { answers: [list] });
    await expect.element(page.getByText('November 2026')).toBeVisible();
    expect(rows()).toEqual([
      ['November 2026', 'In progress', '2', '$1,000.00', '$1,124.68'],
      ['October 2026', 'Final', '1,204', '$0.00', '$1,000.00'],
    ]);
    await expect
      .element(page.getByRole('link', { name: 'November 2026, $1,124.68' }))
      .toHaveAttribute('href', '/statements/2026-11');
    await expect.element(page.getByRole('button', { name: 'Back to Settlements' })).toBeVisible();
  },
);

test('exports every month as CSV', async () => {
  const files = savedFiles();
  openApp('/statements', { answers: [list] });
  await expect.element(page.getByText('November 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('2 statements exported.')).toBeVisible();
  expect(files[0]?.name).toMatch(/^statements-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(((await files[0]?.text) ?? '').trimEnd().split('\r\n')).toEqual([
    'Month,Status,Entries,Opening Balance,Closing Balance,Starts At (UTC),Ends At (UTC)',
    '2026-11,in progress,2,1000.00,1124.68,2026-11-01T04:00:00.000Z,2026-12-01T05:00:00.000Z',
    '2026-10,final,1204,0.00,1000.00,2026-11-01T04:00:00.000Z,2026-12-01T05:00:00.000Z',
  ]);
});

test('reports that there are no statements, or that they failed to load', async () => {
  openApp('/statements', { answers: [answer(listStatements, { statements: [], totalCount: 0 })] });
  await expect.element(page.getByText('No statements yet')).toBeVisible();
  openApp('/statements', { answers: [away(listStatements)] });
  await expect.element(page.getByText('Failed to fetch statements. Please try again later.')).toBeVisible();
});

test(
  "shows a month's totals, and its entries oldest first with the balance after each entry",
  { meta: { shows: ['spec:2.129'] } },
  async () => {
    const sent: Sent[] = [];
    openApp('/statements/2026-11?page=2', {
      answers: [
        one,
        answer(listStatementEntries, (call) => {
          sent.push(call);
          return { entries, totalCount: 40 };
        }),
      ],
    });
    await expect.element(page.getByRole('heading', { name: 'November 2026', level: 1 })).toBeVisible();
    await expect.element(page.getByText('Nov 1, 2026 to Nov 30, 2026, Eastern Time')).toBeVisible();
    await expect.poll(() => factValue('Opening balance')).toBe('$1,000.00');
    await expect.poll(() => factValue('Payments (1)')).toBe('$128.40');
    await expect.poll(() => factValue('Card percentage fee (1)')).toBe('-$3.72');
    await expect.poll(() => factValue('Difference')).toContain('$0.00');
    await expect.poll(() => factValue('Closing balance')).toBe('$1,124.68');
    await expect.poll(() => rows().length).toBe(2);
    expect(rows().map(([date, type, , amount, balance]) => [date, type, amount, balance])).toEqual([
      ['Nov 20, 2026 9:00 AM', 'Payment', '$128.40', '$1,128.40'],
      ['Nov 20, 2026 9:00 AM', 'Card percentage fee', '-$3.72', '$1,124.68'],
    ]);
    expect(rows()[1]?.[2]).toBe('N/A');
    // Phones show this heading before the value.
    await expect
      .element(page.getByRole('cell', { name: '$1,124.68' }))
      .toHaveAttribute('data-heading', 'Balance');
    expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({ accountId, offset: '15', limit: '15' });
    await expect.element(page.getByText('16–30 of 40')).toBeVisible();
  },
);

test.each(['PDF', 'CSV'])(
  "requests the month as %s, and passes the file's address to the browser",
  async (name) => {
    const sent: Sent[] = [];
    catchDownloads();
    const fileUrl = 'https://pay.example/api/exports/statements/t1';
    openApp('/statements/2026-11', {
      answers: [
        one,
        some,
        answer(createStatementFile, (call) => {
          sent.push(call);
          return { fileUrl, expiresAt: '2026-11-22T14:00:00Z' };
        }),
      ],
    });
    await page.getByRole('button', { name: `Download ${name}` }).click();
    await expect.poll(() => saved).toEqual([fileUrl]);
    expect(sent.map(({ body }) => body)).toEqual([{ accountId, format: name.toLowerCase() }]);
  },
);

test('explains why a month cannot be downloaded', async () => {
  openApp('/statements/2026-11', { answers: [one, some, refuse(createStatementFile, 'statement_too_long')] });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect.element(page.getByText(/^A PDF can hold at most 10,000 entries/).first()).toBeVisible();
});

test('reports that a month is invalid or has not begun', async () => {
  openApp('/statements/2026-13');
  await expect.element(page.getByText('Statement not found')).toBeVisible();
  openApp('/statements/2100-01', {
    answers: [refuse(getStatement, 'invalid_input'), refuse(listStatementEntries, 'invalid_input')],
  });
  await expect.element(page.getByText('Statement not found')).toBeVisible();
});

test('reports that a month failed to load', async () => {
  openApp('/statements/2026-11', { answers: [away(getStatement), some] });
  await expect.element(page.getByText('Failed to load the statement. Please try again later.')).toBeVisible();
});

test(
  'links to statements from the settlements and from the search',
  { meta: { shows: ['spec:2.130'] } },
  async () => {
    const { router } = openApp('/settlements', {
      answers: [
        list,
        answer(listSettlements, { settlements: [], totalCount: 0 }),
        answer(search, { transactions: [], paymentInstruments: [], settlements: [] }),
      ],
    });
    await page.getByRole('link', { name: 'Monthly statements' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/statements');
    await expect.element(page.getByText('November 2026')).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('statem');
    await expect.element(page.getByRole('option', { name: 'Statements' })).toBeVisible();
  },
);

test('draws no line between statement entries of one transaction', async () => {
  const linked = entries.map((entry) => ({ ...entry, transactionId: payment.id }));
  const unlinked = entries.slice(1).map((entry) => ({ ...entry, id: 'ent_0000000000000003' }));
  openApp('/statements/2026-11', {
    answers: [one, answer(listStatementEntries, { entries: [...linked, ...unlinked], totalCount: 3 })],
  });
  await expect.poll(seenLines).toEqual([false, true, false]);
});
