import { listDisputes } from '@tillbook/contract';
import { formatMonthDay, shortIdentifier } from '@tillbook/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { accountQueries } from '../../../query-keys.ts';
import { dayHeadings } from '../../../testing/day-headings.ts';
import { accountId, payment } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { keptListSettings } from '../../../testing/list-settings.ts';
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

test('lists disputes, each with a link to its transaction', { meta: { shows: ['spec:2.66'] } }, async () => {
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
  await expect.element(page.getByRole('link', { name: /^\$214\.50 disputed/ })).toBeVisible();
  const transaction = page.getByRole('link', { name: payment.id });
  await expect.element(transaction).toHaveAttribute('href', `/transactions/${payment.id}`);
  await expect.element(transaction.getByText(shortIdentifier(payment.id))).toBeVisible();
});

test("shows each day's sum of disputes", async () => {
  openApp('/disputes', {
    answers: [answer(listDisputes, [dispute, { ...dispute, id: 'dsp_0000000000000002' }])],
  });
  await expect.poll(() => dayHeadings()).toEqual(['Thursday, Nov 19, 2026 $429.00']);
});

test('shows why a payment is disputed and, while the dispute is open, the response deadline', async () => {
  const soon = new Date(Date.now() + 2.5 * 86_400_000).toISOString();
  openApp('/disputes', {
    answers: [
      answer(listDisputes, [
        { ...dispute, status: 'pending', respondBy: soon },
        { ...dispute, id: 'dsp_0000000000000002', status: 'won', respondBy: '2026-11-28T14:00:00Z' },
      ]),
    ],
  });
  await expect.element(page.getByText('Product not received').first()).toBeVisible();
  await expect.element(page.getByText(`Respond by ${formatMonthDay(soon)}`)).toBeVisible();
  await expect.poll(() => page.getByText(/^Respond by/).elements()).toHaveLength(1);
});

test(
  'shows nothing and logs the error if the disputes fail to load',
  { meta: { shows: ['spec:8.14'] } },
  async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    openApp('/disputes', { answers: [away(listDisputes)] });
    await expect.poll(() => log.mock.calls.map(([first]) => first)).toContain('Failed to fetch disputes.');
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  },
);

test('logs nothing if a refresh fails, and leaves the rows visible', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shell, answerAlso } = openApp('/disputes', { answers: [answer(listDisputes, [dispute])] });
  await expect.element(page.getByRole('link', { name: /^\$214\.50 disputed/ })).toBeVisible();
  answerAlso(away(listDisputes));
  await shell.queryClient().invalidateQueries({ queryKey: accountQueries(accountId).queryKey });
  const failed = shell
    .queryClient()
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error');
  expect(failed).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: /^\$214\.50 disputed/ })).toBeVisible();
  expect(log.mock.calls.map(([first]) => first)).not.toContain('Failed to fetch disputes.');
});

const dispute = {
  id: 'dsp_0000000000000001',
  amount: 21_450,
  transactionId: payment.id,
  createdAt: '2026-11-19T14:00:00Z',
  status: 'lost',
  reason: 'product_not_received',
};

test(
  'filters disputes by status, period and amount from the address, and clears the filters by one press',
  { meta: { shows: ['spec:2.77'] } },
  async () => {
    const sent: Sent[] = [];
    const { router } = openApp('/disputes?status=lost&amountMax=150.5&until=2026-11-15&channel=online', {
      answers: [
        answer(listDisputes, (call) => {
          sent.push(call);
          return call.query.has('status') ? [] : [dispute];
        }),
        ...keptListSettings().answers,
      ],
    });
    await expect.element(page.getByRole('heading', { name: 'No disputes match' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Amount: up to $150.50', exact: true }))
      .toBeVisible();
    expect(Object.fromEntries(sent.at(-1)?.query ?? [])).toEqual({
      accountId: payment.accountId,
      offset: '0',
      limit: '15',
      status: 'lost',
      until: new Date(2026, 10, 16).toISOString(),
      amountMax: '15050',
    });
    await page.getByRole('table').getByRole('button', { name: 'Clear all' }).click();
    await expect.element(page.getByRole('link', { name: /^\$214\.50 disputed/ })).toBeVisible();
    await expect.poll(() => router.state.location.href).toBe('/disputes');
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Reason' }).click();
    await expect.element(page.getByRole('cell', { name: 'Product not received', exact: true })).toBeVisible();
  },
);
