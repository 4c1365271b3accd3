import { cancelExport, createExport, getExport, listTransactions, type ListExport } from '@tillbook/contract';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accountId, payments } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const waiting: ListExport = { id: 'exp_01', status: 'waiting', rowCount: 0, totalCount: 2000 };
const created = { ...waiting, fileUrl: 'https://pay.example/api/exports/files/t1', expiresAt: '2026-11-22' };

/** The addresses that the browser was given to save from. */
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

const begin = () => page.getByRole('button', { name: 'Export', exact: true }).click();

test('asks for the list with all columns, hands its address to the browser and shows how far it is', async () => {
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
  expect(sent[0]?.body).toMatchObject({ accountId, list: 'payments', format: 'csv' });
  answerAlso(answer(getExport, { ...waiting, status: 'done', rowCount: 2000 }));
  await expect.element(page.getByText('2,000 rows exported.')).toBeVisible();
});

test('says how many rows are written where it is not known how many there will be', async () => {
  const more = { ...waiting, status: 'running', rowCount: 4000, totalCount: 1000, totalCountCapped: true };
  await openDialog([answer(createExport, created), answer(getExport, more)]);
  await begin();
  await expect.element(page.getByText('4,000 rows so far')).toBeVisible();
  expect(page.getByRole('progressbar').element().hasAttribute('aria-valuenow')).toBe(false);
});

test('is cancelled, and can be begun again', async () => {
  const { answerAlso } = await openDialog([
    answer(createExport, created),
    answer(getExport, { ...waiting, status: 'running', rowCount: 1000 }),
    answer(cancelExport, { ...waiting, status: 'cancelled', rowCount: 1000 }),
  ]);
  await begin();
  await expect.element(page.getByText('1,000 of 2,000 rows')).toBeVisible();
  answerAlso(answer(getExport, { ...waiting, status: 'cancelled', rowCount: 1000 }));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/^The export was cancelled\./)).toBeVisible();
  await page.getByRole('button', { name: 'Export again' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Amount' })).toBeChecked();
});

test('says that it broke off', async () => {
  await openDialog([
    answer(createExport, created),
    answer(getExport, { ...waiting, status: 'failed', rowCount: 1000 }),
  ]);
  await begin();
  await expect
    .element(page.getByText('The export broke off before its end. Please try again.'))
    .toBeVisible();
});

test('keeps what was chosen where it is refused', async () => {
  await openDialog([refuse(createExport, 'internal')]);
  await page.getByRole('checkbox', { name: 'Currency' }).click();
  await begin();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Currency' })).not.toBeChecked();
  expect(saved).toEqual([]);
});

test('exports what the list is narrowed to, and says so', { meta: { shows: ['spec:2.76'] } }, async () => {
  const sent: Sent[] = [];
  openApp('/payments?status=failed&amountMin=20', {
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
  await expect.element(page.getByText('Exports the 37 payments of this view.')).toBeVisible();
  await begin();
  await expect.element(page.getByText('37 rows exported.')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ list: 'payments', filter: { status: 'failed', amountMin: 2000 } });
});

test('a whole list needs no words', async () => {
  await openDialog([]);
  expect(page.getByText(/of this view/).elements()).toEqual([]);
});
