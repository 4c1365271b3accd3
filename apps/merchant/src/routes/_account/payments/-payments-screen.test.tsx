import { listTransactions, login } from '@tillbook/contract';
import { emptyClientState } from '@tillbook/web-shell';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { dayHeadings, withoutDayHeading } from '../../../testing/day-headings.ts';
import { payment, payments } from '../../../testing/fixtures.ts';
import { rowHeightsPx } from '../../../testing/row-heights.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, signedIn } from '../../../testing/open-app.tsx';

usePages();

const all = payments(31);

const pageOf = ({ query }: Sent) => {
  const offset = Number(query.get('offset'));
  const limit = Number(query.get('limit'));
  return { transactions: all.slice(offset, offset + limit), totalCount: all.length };
};

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((heading) => heading.textContent);

/** Returns the cells of a row, counted from 1, without the day heading that the row may start with. */
const cellsOf = (row: number) =>
  page.getByRole('row').nth(row).getByRole('cell').elements().map(withoutDayHeading);

test(
  'requests fifteen payments at a time, and shows the specification’s columns in order',
  { meta: { shows: ['spec:2.59'] } },
  async () => {
    const sent: Sent[] = [];
    openApp('/payments', {
      answers: [
        answer(listTransactions, (call) => {
          sent.push(call);
          return pageOf(call);
        }),
      ],
    });
    await expect.element(page.getByText('1–15 of 31')).toBeVisible();
    expect(headings()).toEqual(['Amount', 'Payment Instrument', 'Method', 'Channel', 'Date', 'Status']);
    expect(cellsOf(1).slice(0, 4)).toEqual([
      '$1.00',
      '74knwwne Visa •••• 4242Dana Whitfield · Beans, 5 kg, order 2291',
      'Card',
      'Online',
    ]);
    expect(sent[0]?.query.toString()).toBe(`accountId=${payment.accountId}&offset=0&limit=15&type=pull`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    expect(document.title).toBe('Payments · Tillbook');
  },
);

test(
  'shows missing payment values as N/A and Unknown',
  { meta: { shows: ['spec:2.60', 'spec:2.61'] } },
  async () => {
    const bare = {
      ...payment,
      paymentInstrumentId: undefined,
      lastFour: undefined,
      ownerName: undefined,
      description: undefined,
      method: undefined,
      channel: undefined,
    };
    openApp('/payments', {
      answers: [answer(listTransactions, { transactions: [bare], totalCount: 1 })],
    });
    await expect.element(page.getByText('1–1 of 1')).toBeVisible();
    expect(cellsOf(1).slice(1, 4)).toEqual(['N/A ', 'N/A', 'Unknown']);
  },
);

test('shows an unknown status by its capitalized name', async () => {
  openApp('/payments', {
    answers: [answer(listTransactions, { transactions: [{ ...payment, status: 'on_hold' }], totalCount: 1 })],
  });
  await expect.element(page.getByText('On_hold')).toBeVisible();
});

test('shows next to the status whether a payment was refunded or disputed', async () => {
  const rows = [
    { ...payment, id: 'txn_partly', refundedAmount: 100 },
    { ...payment, id: 'txn_fully', refundedAmount: payment.amount },
    { ...payment, id: 'txn_disputed', refundedAmount: 0, disputeStatus: 'under_review' },
    { ...payment, id: 'txn_lost', refundedAmount: 0, disputeStatus: 'lost' },
    { ...payment, id: 'txn_won', refundedAmount: 0, disputeStatus: 'won' },
  ];
  openApp('/payments', { answers: [answer(listTransactions, { transactions: rows, totalCount: 5 })] });
  await expect.element(page.getByText('1–5 of 5')).toBeVisible();
  expect([1, 2, 3, 4, 5].map((row) => cellsOf(row)[5])).toEqual([
    'SucceededPartly refunded',
    'SucceededRefunded',
    'SucceededDisputed',
    'SucceededDispute lost',
    'Succeeded',
  ]);
});

test('shows first in the second line why a payment failed, without making its row taller on a phone', async () => {
  await page.viewport(390, 844);
  const failed = { ...payment, id: 'txn_failed', status: 'failed', failureMessage: 'Insufficient funds.' };
  const unexplained = { ...failed, id: 'txn_unexplained', failureMessage: undefined };
  const rows = [payment, failed, unexplained, { ...payment, id: 'txn_last' }];
  openApp('/payments', { answers: [answer(listTransactions, { transactions: rows, totalCount: 4 })] });
  await expect.element(page.getByText('1–4 of 4')).toBeVisible();
  const whoAndWhat = 'Dana Whitfield · Beans, 5 kg, order 2291';
  expect([1, 2, 3].map((row) => cellsOf(row)[1])).toEqual([
    `74knwwne Visa •••• 4242${whoAndWhat}`,
    `74knwwne Visa •••• 4242Insufficient funds · ${whoAndWhat}`,
    `74knwwne Visa •••• 4242${whoAndWhat}`,
  ]);
  const [, failedPx, unexplainedPx] = rowHeightsPx();
  expect(failedPx).toBe(unexplainedPx);
});

test.each([1280, 390])('shows the whole reason for a failed payment at %i px', async (widthPx) => {
  await page.viewport(widthPx, 844);
  const failed = { ...payment, refundedAmount: 0, status: 'failed', failureMessage: 'Insufficient funds.' };
  openApp('/payments', { answers: [answer(listTransactions, { transactions: [failed], totalCount: 1 })] });
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  const line = page.getByText(/^Insufficient funds · Dana Whitfield/).element();
  const reason = document.createRange();
  reason.setStart(line.firstChild ?? line, 0);
  reason.setEnd(line.firstChild ?? line, 'Insufficient funds'.length);
  const cell = line.closest('td');
  for (const box of [line, cell].map((element) => element?.getBoundingClientRect())) {
    expect(reason.getBoundingClientRect().left).toBeGreaterThanOrEqual(box?.left ?? Infinity);
    expect(reason.getBoundingClientRect().right).toBeLessThan(box?.right ?? 0);
  }
});

test("shows each day's sum without failed payments while the list is sorted by date", async () => {
  const { router } = openApp('/payments', {
    answers: [
      answer(listTransactions, {
        transactions: [
          { ...payment, createdAt: '2026-11-20T19:00:00Z' },
          { ...payment, createdAt: '2026-11-20T18:00:00Z' },
          { ...payment, status: 'failed', createdAt: '2026-11-20T17:00:00Z' },
          { ...payment, status: 'created', createdAt: '2026-11-20T16:00:00Z' },
          { ...payment, status: 'pending', createdAt: '2026-11-20T15:00:00Z' },
          { ...payment, createdAt: '2026-11-17T19:00:00Z' },
        ],
        totalCount: 6,
      }),
    ],
  });
  await expect
    .poll(() => dayHeadings())
    .toEqual(['Friday, Nov 20, 2026 $513.60', 'Tuesday, Nov 17, 2026 $128.40']);
  await router.navigate({ to: '/payments', search: { sort: 'amount' } });
  await expect.poll(() => dayHeadings()).toEqual([]);
});

test('links each row to its transaction with a real link', async () => {
  openApp('/payments', { answers: [answer(listTransactions, pageOf)] });
  const link = page.getByRole('link', { name: /^\$1\.00, / });
  await expect.element(link).toHaveAttribute('href', '/transactions/txn_0000000000000000');
});

test('pages payments forward and back in the address', async () => {
  const { router } = openApp('/payments', { answers: [answer(listTransactions, pageOf)] });
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('16–30 of 31')).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/payments?page=2');
  await page.getByRole('textbox', { name: 'Page' }).fill('3');
  await page.getByRole('textbox', { name: 'Page' }).click();
  const box = page.getByRole('textbox', { name: 'Page' }).element();
  box.closest('form')?.requestSubmit();
  await expect.element(page.getByText('31–31 of 31')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  router.history.back();
  await expect.element(page.getByText('16–30 of 31')).toBeVisible();
});

test.each(['0', '-1', '1.5', 'two', ''])('reads page %j in the address as the first page', async (text) => {
  openApp(`/payments?page=${text}`, { answers: [answer(listTransactions, pageOf)] });
  await expect.element(page.getByText('1–15 of 31')).toBeVisible();
});

test('shows the old rows until the next page arrives', async () => {
  const nextPage = Promise.withResolvers<void>();
  openApp('/payments', {
    answers: [
      answer(listTransactions, async (call) => {
        if (call.query.get('offset') !== '0') await nextPage.promise;
        return pageOf(call);
      }),
    ],
  });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(cellsOf(1)[0]).toBe('$1.00');
  nextPage.resolve();
  await expect.element(page.getByText('$16.00')).toBeVisible();
});

test('reports that the payments failed to load, and retries', async () => {
  const { answerAlso } = openApp('/payments', { answers: [away(listTransactions)] });
  await expect.element(page.getByText('Failed to fetch items. Please try again later.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  // Nothing may look as if it were still loading, including the line above the list.
  expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0);
  answerAlso(answer(listTransactions, pageOf));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1–15 of 31')).toBeVisible();
});

test('shows the ID of a failed request for support', async () => {
  openApp('/payments', { answers: [refuse(listTransactions, 'internal')] });
  await expect.element(page.getByText('req_0123456789abcdef')).toBeVisible();
});

test('shows the empty list when no payment exists', async () => {
  openApp('/payments', { answers: [answer(listTransactions, { transactions: [], totalCount: 0 })] });
  await expect.element(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
  expect(headings()).toEqual(['Amount', 'Payment Instrument', 'Method', 'Channel', 'Date', 'Status']);
});

test.each(['99', '9007199254740991'])(
  'reports that page %s is past the end, and leads back',
  async (number) => {
    const offsets: (string | null)[] = [];
    openApp(`/payments?page=${number}`, {
      answers: [
        answer(listTransactions, (call) => {
          if (!call.query.has('include')) offsets.push(call.query.get('offset'));
          return pageOf(call);
        }),
      ],
    });
    await expect.element(page.getByText('This page is empty.')).toBeVisible();
    await expect.element(page.getByText('0 of 31')).toBeVisible();
    expect([...new Set(offsets)]).toEqual([String(Math.min((Number(number) - 1) * 15, 1_000_000_000))]);
    // Uses the keyboard, since a row that appears under the pointer would preload its screen.
    page.getByRole('button', { name: 'Previous' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('31–31 of 31')).toBeVisible();
  },
);

test('returns to the same screen after an expired session and a new sign-in', async () => {
  const { router, answerAlso } = openApp('/payments?page=2', {
    answers: [refuse(listTransactions, 'unauthenticated')],
  });
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  answerAlso(
    answer(listTransactions, pageOf),
    answer(login, { token: 't2', email: signedIn.session.email, roles: ['merchant'] }),
  );
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByText('16–30 of 31')).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/payments?page=2');
});

test('opens the sign-in page without a session', { meta: { shows: ['spec:2.12'] } }, async () => {
  const { router } = openApp('/payments', { state: emptyClientState });
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test(
  'opens the account picker if no account is selected',
  { meta: { shows: ['spec:1.2', 'spec:2.10'] } },
  async () => {
    const { router } = openApp('/payments', {
      state: { ...signedIn, account: emptyClientState.account },
    });
    await expect.element(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/program-list');
  },
);

test('shows who paid before the card on a phone', async () => {
  await page.viewport(320, 640);
  openApp('/payments', {
    answers: [
      answer(listTransactions, {
        transactions: [{ ...payment, cardBrand: 'American Express', description: undefined }],
        totalCount: 1,
      }),
    ],
  });
  const payer = page.getByText('Dana Whitfield', { exact: true });
  await expect.element(payer).toBeVisible();
  const { scrollWidth, clientWidth } = payer.element();
  expect(scrollWidth).toBe(clientWidth);
  const card = page.getByText('American Express', { exact: false }).element();
  expect(payer.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    card.getBoundingClientRect().left,
  );
});
