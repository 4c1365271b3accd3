import {
  createExport,
  getExport,
  getSettlement,
  getSettlementReconciliation,
  listSettlementEntries,
  listSettlements,
  type Settlement,
  type SettlementEntry,
} from '@tillbook/contract';
import { formatDateTime } from '@tillbook/domain';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { dayHeadings } from '../../../testing/day-headings.ts';
import { factValue } from '../../../testing/fact-value.ts';
import { accountId, payment, reconciliation } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { keptListSettings } from '../../../testing/list-settings.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { seenLines } from '../../../testing/seen-lines.ts';

usePages();

const settlement: Settlement = {
  id: 'stl_01k9t0a4v8nq7c2x',
  accountId,
  totalAmount: 60_670,
  totalFees: 2_033,
  netAmount: 58_637,
  status: 'completed',
  createdAt: '2026-11-20T14:00:00Z',
  updatedAt: '2026-11-20T14:04:00Z',
};

const paymentEntry: SettlementEntry = {
  id: 'ent_0000000000000001',
  linkedId: payment.id,
  linkedType: 'transaction',
  amount: 12_840,
  category: 'transaction',
};

const entries: SettlementEntry[] = [
  paymentEntry,
  { id: 'ent_0000000000000002', amount: -372, category: 'card_percentage_fee' },
];

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

const tryAgain = page.getByRole('button', { name: 'Try Again', exact: true });
const address = `/settlements/${settlement.id}`;
const one = answer(getSettlement, settlement);
const some = answer(listSettlementEntries, { entries, totalCount: 2 });
const sums = answer(getSettlementReconciliation, reconciliation);
const none = answer(listSettlementEntries, { entries: [], totalCount: 0 });

test('lists settlements in the specification’s columns', { meta: { shows: ['spec:2.120'] } }, async () => {
  openApp('/settlements', {
    answers: [answer(listSettlements, { settlements: [settlement], totalCount: 1 })],
  });
  await expect.element(page.getByText('1–1 of 1')).toBeVisible();
  expect(headings()).toEqual([
    'Settlement ID',
    'Total Amount',
    'Total Fees',
    'Net Amount',
    'Status',
    'Created At',
  ]);
  await expect.element(page.getByText('Completed')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^\$586\.37, / })).toHaveAttribute('href', address);
});

test('shows the sum of a day with two settlements above them, and no heading above a single settlement', async () => {
  const settlements = [
    { ...settlement, id: 'stl_later', createdAt: '2026-11-23T14:00:00Z' },
    settlement,
    { ...settlement, id: 'stl_earlier' },
  ];
  openApp('/settlements', { answers: [answer(listSettlements, { settlements, totalCount: 3 })] });
  await expect.poll(() => dayHeadings()).toEqual(['Friday, Nov 20, 2026 $1,172.74']);
});

test('shows the ID of a settlement on a phone', { meta: { shows: ['spec:2.120'] } }, async () => {
  await page.viewport(390, 844);
  openApp('/settlements', {
    answers: [answer(listSettlements, { settlements: [settlement], totalCount: 1 })],
  });
  await expect.element(page.getByText(settlement.id)).toBeInViewport({ ratio: 1 });
});

/** Opens the list, and returns its last request without the paging. */
const openList = (search: string, totals: object = {}) => {
  const sent: Sent[] = [];
  const kept = keptListSettings();
  const { router } = openApp(`/settlements${search}`, {
    answers: [
      ...kept.answers,
      one,
      some,
      sums,
      answer(listSettlements, (call) => {
        sent.push(call);
        return { settlements: [settlement], totalCount: 40, ...totals };
      }),
    ],
  });
  const asked = () => {
    const {
      accountId: _account,
      offset: _offset,
      limit: _limit,
      ...rest
    } = Object.fromEntries(sent.at(-1)?.query ?? []);
    return rest;
  };
  return { asked, kept, href: () => router.state.location.href };
};

test(
  'filters settlements by status, period and net amount from the address, and sorts them',
  { meta: { shows: ['spec:2.77'] } },
  async () => {
    const { asked } = openList(
      '?status=completed&from=2026-11-01&until=2026-11-15&amountMin=20&lastFour=4242&sort=amount&order=asc',
      { totalCount: 1000, totalCountCapped: true },
    );
    await expect.element(page.getByRole('button', { name: 'Status: Completed', exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Net amount: from $20.00', exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: '1,000+ settlements' }))
      .toBeInTheDocument();
    await expect.poll(asked).toEqual({
      status: 'completed',
      from: new Date(2026, 10, 1).toISOString(),
      until: new Date(2026, 10, 16).toISOString(),
      amountMin: '2000',
      sort: 'amount',
      sortOrder: 'asc',
    });
  },
);

test(
  'sorts settlements by headings, and offers optional columns and views',
  { meta: { shows: ['spec:2.80'] } },
  async () => {
    const { asked, kept, href } = openList('');
    const net = page.getByRole('columnheader', { name: 'Net Amount' });
    await net.getByRole('button').click();
    await expect.element(net).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(href).toBe('/settlements?sort=amount');
    await expect.poll(asked).toEqual({ sort: 'amount' });
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Updated At' }).click();
    await expect.poll(() => headings().at(-1)).toBe('Updated At');
    await expect.poll(() => kept.settings().columns).toMatchObject([{ list: 'settlements' }]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'All settlements' }).click();
    await expect.poll(href).toBe('/settlements');
  },
);

test('reports that settlements failed to load, with a Try Again button', async () => {
  openApp('/settlements', { answers: [away(listSettlements)] });
  await expect.element(page.getByText('Failed to fetch settlements. Please try again later.')).toBeVisible();
  await expect.element(tryAgain).toBeVisible();
});

test(
  'shows a settlement, its breakdown with negative fees, and its entries',
  { meta: { shows: ['spec:2.121'] } },
  async () => {
    openApp(address, { answers: [one, some, sums] });
    await expect.element(page.getByRole('heading', { level: 1, name: '$586.37' })).toBeVisible();
    await expect.element(page.getByText('Sum of 2 entries')).toBeVisible();
    await expect.poll(() => factValue('Payments (31)')).toBe('$606.70');
    await expect.poll(() => factValue('Total amount')).toBe('$606.70');
    await expect.poll(() => factValue('Card percentage fee (31)')).toBe('-$20.33');
    await expect.poll(() => factValue('Total fees')).toBe('-$20.33');
    await expect.poll(() => factValue('Net amount')).toBe('$586.37');
    const sum = page.getByRole('cell', { name: '$586.37' }).element();
    const amounts = page.getByRole('columnheader', { name: 'Amount' }).element();
    expect(sum.previousElementSibling?.textContent).toBe('Sum of 2 entries');
    expect(sum.getBoundingClientRect().right).toBe(amounts.getBoundingClientRect().right);
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    expect(headings()).toEqual(['Entry ID', 'Linked Transaction', 'Amount', 'Type']);
    await expect
      .element(page.getByRole('link', { name: /^txn_…/ }))
      .toHaveAttribute('href', `/transactions/${payment.id}`);
  },
);

test('shows the label and the steps of a settlement', async () => {
  openApp(address, { answers: [one, some, sums] });
  await expect.element(page.getByRole('main').getByText('Settlement', { exact: true })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual([
      `Created, done${formatDateTime(settlement.createdAt)}`,
      `Added to your available balance, done${formatDateTime(settlement.updatedAt)}`,
    ]);
});

test('shows a pending settlement as expected in the available balance', async () => {
  openApp(address, { answers: [answer(getSettlement, { ...settlement, status: 'pending' }), some, sums] });
  const steps = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
  await expect
    .poll(() => steps.elements().map(({ textContent }) => textContent))
    .toEqual([
      `Created, done${formatDateTime(settlement.createdAt)}`,
      'Pending, in progress',
      'Added to your available balance, expected',
    ]);
});

test('shows how the balance changed, and that the entries explain the change', async () => {
  openApp(address, { answers: [one, some, sums] });
  await expect.element(page.getByText('Balance $1,000.00 to $1,586.37, difference $0.00')).toBeVisible();
});

const colorOf = (link: Element | undefined) =>
  [...(link?.querySelectorAll('span') ?? [])].map((part) => getComputedStyle(part).color).at(-1);

test.each([1280, 390])('draws no line between entries of one transaction at %i px', async (widthPx) => {
  await page.viewport(widthPx, 844);
  const fee = { ...paymentEntry, id: 'ent_fee', amount: -372, category: 'card_percentage_fee' };
  const other = { ...paymentEntry, id: 'ent_other', linkedId: 'txn_other' };
  const linked = [paymentEntry, fee, other, { ...other, id: 'ent_last', amount: -30 }];
  const unlinked = entries.slice(1);
  openApp(address, {
    answers: [
      one,
      answer(listSettlementEntries, { entries: [...linked, ...unlinked, ...unlinked], totalCount: 6 }),
      sums,
    ],
  });
  await expect.poll(seenLines).toEqual([false, true, false, true, true, false]);
});

test('mutes a transaction repeated from the entry above, without removing its link', async () => {
  const fee = { ...entries[1], id: 'ent_0000000000000002', amount: -372, category: 'card_percentage_fee' };
  const linked = [...entries.slice(0, 1), { ...fee, linkedId: payment.id, linkedType: 'transaction' }];
  openApp(address, {
    answers: [one, answer(listSettlementEntries, { entries: linked, totalCount: 2 }), sums],
  });
  await expect.element(page.getByText('Sum of 2 entries')).toBeVisible();
  const links = page.getByRole('link', { name: /^txn_…/ });
  await expect.poll(() => links.elements()).toHaveLength(2);
  const [first, repeated] = links.elements();
  expect(repeated?.getAttribute('href')).toBe(`/transactions/${payment.id}`);
  expect(repeated?.textContent).toBe(first?.textContent);
  expect(colorOf(repeated)).not.toBe(colorOf(first));
});

test('reports that the reconciliation failed to load, and retries', async () => {
  const { answerAlso } = openApp(address, { answers: [one, some, away(getSettlementReconciliation)] });
  const failed = page.getByText('Failed to add up the entries. Please try again later.');
  await expect.element(failed).toBeVisible();
  answerAlso(sums);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.element(page.getByText('Balance $1,000.00 to $1,586.37, difference $0.00')).toBeVisible();
});

test(
  'reports that a settlement has no entries, or that they failed to load',
  { meta: { shows: ['spec:2.127'] } },
  async () => {
    const { answerAlso, shell } = openApp(address, { answers: [one, none, sums] });
    await expect.element(page.getByText('No entries found for this settlement.')).toBeVisible();
    answerAlso(away(listSettlementEntries));
    await shell.queryClient().resetQueries({ queryKey: [accountId, 'settlements', 'entries'] });
    await expect.element(page.getByText('Failed to load settlement entries.')).toBeVisible();
    await expect.element(tryAgain).toBeVisible();
  },
);

test("reports that a settlement's details failed to load, and retries", async () => {
  const { answerAlso } = openApp(address, { answers: [away(getSettlement), some, sums] });
  await expect.element(page.getByText('Failed to load settlement details. Please try again.')).toBeVisible();
  answerAlso(one);
  await tryAgain.click();
  await expect.element(page.getByRole('heading', { level: 1, name: '$586.37' })).toBeVisible();
});

test('reports that a settlement does not exist', { meta: { shows: ['spec:2.125'] } }, async () => {
  openApp(address, { answers: [refuse(getSettlement, 'not_found'), none, sums] });
  await expect.element(page.getByRole('heading', { name: 'Settlement Not Found' })).toBeVisible();
});

test('reports a settlement of another account as not found', async () => {
  openApp(address, {
    answers: [answer(getSettlement, { ...settlement, accountId: 'acc_other' }), none, sums],
  });
  await expect.element(page.getByRole('heading', { name: 'Settlement Not Found' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settlement' })).toBeVisible();
});

test("rejects an identifier that is not a settlement's", async () => {
  openApp('/settlements/txn_1');
  await expect.element(page.getByRole('heading', { name: 'Invalid settlement ID' })).toBeVisible();
});

test('exports the entries of a settlement, without asking for a period', async () => {
  const sent: Sent[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  openApp(address, {
    answers: [
      one,
      some,
      sums,
      answer(createExport, (call) => {
        sent.push(call);
        return {
          id: 'exp_01',
          status: 'waiting',
          rowCount: 0,
          totalCount: 2,
          fileUrl: 'https://pay.example/api/exports/files/t1',
          expiresAt: '2026-11-22',
        };
      }),
      answer(getExport, { id: 'exp_01', status: 'done', rowCount: 2, totalCount: 2 }),
    ],
  });
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export entries' });
  await expect.element(dialog.getByText('All entries of this settlement.')).toBeVisible();
  await expect.element(dialog.getByText('Period')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect.element(page.getByText('2 entries exported')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ list: 'settled-ledger', filter: { settlementId: settlement.id } });
});
