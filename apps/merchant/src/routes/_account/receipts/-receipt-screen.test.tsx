import { getReceipt } from '@tillbook/contract';
import { answer, refuse } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { factValue } from '../../../testing/fact-value.ts';
import { payment, receipt } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = `/receipts/${payment.id}`;
const heading = page.getByRole('heading', { name: 'Receipt from Harbor Coffee Roasters' });

test('shows a receipt on its own page, and prints it', { meta: { shows: ['spec:2.103'] } }, async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  openApp(address, { answers: [answer(getReceipt, receipt)] });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => factValue('Paid with')).toBe('Visa ending in 4242');
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  const back = page.getByRole('link', { name: 'Back to Transaction' });
  await expect.element(back).toHaveAttribute('href', `/transactions/${payment.id}`);
  const title = page.getByRole('heading', { level: 1, name: 'Receipt' }).element();
  expect(back.element().getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
});

test(
  'shows a receipt in the light theme, even in dark mode',
  { meta: { shows: ['spec:2.103'] } },
  async () => {
    document.documentElement.dataset.theme = 'dark';
    openApp(address, { answers: [answer(getReceipt, receipt)] });
    await expect.element(heading).toBeVisible();
    const sheet = heading.element().closest('[data-print-sheet]');
    const { backgroundColor, colorScheme } = getComputedStyle(sheet ?? document.body);
    expect([backgroundColor, colorScheme]).toEqual(['rgb(255, 255, 255)', 'light']);
    delete document.documentElement.dataset.theme;
  },
);

test('explains that a payment has no receipt, and reports another account’s payment as not found', async () => {
  const { answerAlso } = openApp(address, { answers: [refuse(getReceipt, 'no_receipt')] });
  await expect.element(page.getByText('A receipt can only be sent for a successful payment.')).toBeVisible();
  answerAlso(answer(getReceipt, { ...receipt, accountId: 'acc_other' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Transaction not found or could not be loaded.')).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});
