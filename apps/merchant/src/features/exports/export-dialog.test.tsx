import {
  cancelExport,
  createExport,
  getAvailability,
  getExport,
  listDisputes,
  listLedgerEntries,
  listSettlements,
  listTransactions,
  type ListExport,
} from '@tillbook/contract';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { usePages } from '@tillbook/web-shell/testing/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountId, payments } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();
beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));
afterEach(() => void vi.useRealTimers());

const waiting: ListExport = { id: 'exp_01', status: 'waiting', rowCount: 0, totalCount: 2000 };
const created = { ...waiting, fileUrl: 'https://pay.example/api/exports/files/t1', expiresAt: '2026-11-22' };

/** Addresses of the files that the browser was asked to download. */
let saved: string[];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.href);
  });
});

const openDialog = async (answers: NonNullable<NonNullable<Parameters<typeof openApp>[1]>['answers']>) => {
  const opened = openApp('/payments', {
    answers: [answer(listTransactions, { transactions: payments(3), totalCount: 3 }), ...answers],
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Export payments' })).toBeVisible();
  return opened;
};

const columns = () => page.getByRole('button', { name: /columns?, change$/ });
const begin = () => page.getByRole('button', { name: 'Export', exact: true }).click();

test('exports last month as CSV, shows the progress, and closes the dialog when the file is complete', async () => {
  const sent: Sent[] = [];
  const { answerAlso } = await openDialog([
    answer(createExport, (call) => {
      sent.push(call);
      return created;
    }),
    answer(getExport, { ...waiting, status: 'running', rowCount: 1000 }),
  ]);
  await begin();
  await expect.element(page.getByText('1,000 of 2,000 rows')).toBeVisible();
  expect(saved).toEqual([created.fileUrl]);
  const now = new Date();
  const month = (by: number) => new Date(now.getFullYear(), now.getMonth() + by, 1).toISOString();
  expect(sent[0]?.body).toMatchObject({
    accountId,
    list: 'payments',
    format: 'csv',
    filter: { from: month(-1), until: month(0) },
  });
  answerAlso(answer(getExport, { ...waiting, status: 'done', rowCount: 2000 }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('2,000 payments exported')).toBeVisible();
});

test('shows the number of rows written if the total is unknown', async () => {
  const more = { ...waiting, status: 'running', rowCount: 4000, totalCount: 1000, totalCountCapped: true };
  await openDialog([answer(createExport, created), answer(getExport, more)]);
  await begin();
  await expect.element(page.getByText('4,000 rows so far')).toBeVisible();
  expect(page.getByRole('progressbar').element().hasAttribute('aria-valuenow')).toBe(false);
});

test('cancels an export, and shows the export form again on request', async () => {
  let status: ListExport['status'] = 'running';
  await openDialog([
    answer(createExport, created),
    answer(getExport, () => ({ ...waiting, status, rowCount: 1000 })),
    answer(cancelExport, () => {
      status = 'cancelled';
      return { ...waiting, status, rowCount: 1000 };
    }),
  ]);
  await begin();
  await expect.element(page.getByText('1,000 of 2,000 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/^The export was canceled\./)).toBeVisible();
  await page.getByRole('button', { name: 'Export again' }).click();
  await expect.element(columns()).toBeVisible();
});

test('reports an interrupted export', async () => {
  await openDialog([
    answer(createExport, created),
    answer(getExport, { ...waiting, status: 'failed', rowCount: 1000 }),
  ]);
  await begin();
  await expect.element(page.getByText('The export was interrupted. Please try again.')).toBeVisible();
});

test('preserves the choices if the export is refused', async () => {
  await openDialog([refuse(createExport, 'internal')]);
  await columns().click();
  await page.getByRole('checkbox', { name: 'Currency' }).click();
  await expect.element(page.getByRole('button', { name: '14 columns, change' })).toBeVisible();
  await begin();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Currency' })).not.toBeChecked();
  expect(saved).toEqual([]);
});

test(
  'exports the filtered list, and shows the number of matching rows',
  { meta: { shows: ['spec:2.76'] } },
  async () => {
    const sent: Sent[] = [];
    openApp('/payments?status=failed&amountMin=20&date=last-7-days', {
      answers: [
        answer(listTransactions, { transactions: payments(3), totalCount: 37 }),
        answer(createExport, (call) => {
          sent.push(call);
          return created;
        }),
        answer(getExport, { ...waiting, status: 'done', rowCount: 37, totalCount: 37 }),
      ],
    });
    await expect.element(page.getByText('1–15 of 37')).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect.element(page.getByText('37 payments match this view.')).toBeVisible();
    await begin();
    await expect.element(page.getByText('37 payments exported')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ list: 'payments', filter: { status: 'failed', amountMin: 2000 } });
    expect(Object(sent[0]?.body).filter).not.toHaveProperty('until');
  },
);

test('shows the days of the chosen period, and exports a custom range including its last day', async () => {
  const sent: Sent[] = [];
  await openDialog([
    answer(createExport, (call) => {
      sent.push(call);
      return created;
    }),
    answer(getExport, waiting),
  ]);
  const period = page.getByRole('combobox', { name: 'Period' });
  await expect.element(period).toHaveValue('last-month');
  await expect.element(page.getByText(/^\w{3} 1, \d{4} – \w{3} (?:28|29|30|31), \d{4}$/)).toBeVisible();
  await expect.element(page.getByText(/this view/)).not.toBeInTheDocument();
  await period.selectOptions('Custom range');
  await page.getByRole('textbox', { name: 'From' }).fill('2026-10-07');
  await page.getByRole('textbox', { name: 'To' }).fill('2026-10-08');
  await begin();
  await expect
    .poll(() => Object(sent[0]?.body).filter)
    .toEqual({
      from: new Date(2026, 9, 7).toISOString(),
      until: new Date(2026, 9, 9).toISOString(),
    });
});

test("exports the payments of a chart bar's day, even if another period was chosen in between", async () => {
  const sent: Sent[] = [];
  openApp('/payments?postedOn=2026-11-17', {
    answers: [
      answer(listTransactions, { transactions: payments(3), totalCount: 3 }),
      answer(createExport, (call) => {
        sent.push(call);
        return created;
      }),
      answer(getExport, waiting),
    ],
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('3 payments match this view.')).toBeVisible();
  const period = page.getByRole('combobox', { name: 'Period' });
  await expect.element(period.getByText('posted Nov 17, 2026, Eastern Time')).toBeInTheDocument();
  await period.selectOptions('All time');
  await period.selectOptions('posted Nov 17, 2026, Eastern Time');
  await begin();
  await expect
    .poll(() => Object(sent[0]?.body).filter)
    .toEqual({ postedFrom: '2026-11-17T05:00:00.000Z', postedUntil: '2026-11-18T05:00:00.000Z' });
});

test('exports a whole list on request', async () => {
  const sent: Sent[] = [];
  await openDialog([
    answer(createExport, (call) => {
      sent.push(call);
      return created;
    }),
    answer(getExport, waiting),
  ]);
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('All time');
  await begin();
  await expect.poll(() => Object(sent[0]?.body).filter).toEqual({});
});

const otherLists = [
  answer(listSettlements, { settlements: [], totalCount: 0 }),
  answer(listDisputes, []),
  answer(listLedgerEntries, { data: [], totalCount: 0 }),
  away(getAvailability),
];

test.each([
  [
    '/settlements',
    'settlements',
    ['ID', 'Date', 'Total Amount', 'Total Fees', 'Net Amount', 'Status', 'Updated At'],
  ],
  ['/disputes', 'disputes', ['ID', 'Date', 'Amount', 'Status', 'Reason', 'Transaction', 'Respond By']],
  [
    '/pending-ledger',
    'pending entries',
    ['ID', 'Date', 'Amount', 'Category', 'Status', 'Ready to Settle At', 'Description', 'Transaction'],
  ],
])('lists the columns of %s that can be exported', async (address, rows, labels) => {
  openApp(address, { answers: otherLists });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('dialog', { name: `Export ${rows}` })).toBeVisible();
  await columns().click();
  expect(
    page
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent),
  ).toEqual(labels);
});

test('restores the chosen format after a click outside the dialog', async () => {
  await openDialog([]);
  await page.getByRole('radio', { name: /JSON/ }).click();
  await clickBesideDialog();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByRole('radio', { name: /JSON/ })).toBeChecked();
});
