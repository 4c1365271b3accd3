import { listDisputes } from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away } from '@tillbook/web-tests/answers';
import { payment } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-tests/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
afterEach(() => {
  vi.restoreAllMocks();
});

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

test('lists disputes, each with a link to its transaction', async () => {
  openApp('/disputes', {
    answers: [
      answer(listDisputes, [
        {
          id: 'dsp_0000000000000001',
          amount: 21_450,
          transactionId: payment.id,
          createdAt: '2026-11-19T14:00:00Z',
          status: 'under_review',
        },
      ]),
    ],
  });
  await expect.element(page.getByText('Under review')).toBeVisible();
  expect(headings()).toEqual(['Amount', 'Disputed Transaction', 'Date', 'Status']);
  await expect.element(page.getByText('$214.50')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: payment.id }))
    .toHaveAttribute('href', `/transactions/${payment.id}`);
});

test('of a list that cannot be had nothing is shown, and it is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  openApp('/disputes', { answers: [away(listDisputes)] });
  await expect.poll(() => log.mock.calls.map(([first]) => first)).toContain('Failed to fetch disputes.');
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});
