import { getAvailability, listLedgerEntries, type Availability } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { dayHeadings } from '../../testing/day-headings.ts';
import { entries } from '../../testing/fixtures.ts';
import { factValue } from '../../testing/fact-value.ts';
import { keptListSettings } from '../../testing/list-settings.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

/** Entries without links, so that hovering over an entry loads nothing. */
const leadingNowhere = entries.map(({ transactionId: _transactionId, ...entry }) => entry);

const availability: Availability = {
  pendingBalance: 184_236,
  days: [
    { day: '2026-11-24', readyAt: '2026-11-24T14:00:00.000Z', amount: 121_180, entryCount: 36 },
    { day: '2026-11-25', readyAt: '2026-11-25T14:00:00.000Z', amount: 63_056, entryCount: 21 },
  ],
  accruing: {
    closesAt: '2026-11-24T05:00:00.000Z',
    cardReadyAt: '2026-11-25T14:00:00.000Z',
    bankReadyAt: '2026-11-30T14:00:00.000Z',
  },
  held: {
    amount: 4_890,
    count: 1,
    holds: [
      {
        disputeId: 'dsp_01kagsd2f4h6k8n0q2s4v6x8z0',
        transactionId: 'txn_01k9s8h4d7wq2m6e',
        amount: 4_890,
        status: 'pending',
        respondBy: '2026-12-04T15:04:05.000Z',
      },
    ],
  },
  uncleared: { amount: 25_000, count: 2 },
};

/** Opens a ledger, and returns its last request without the paging. */
const openLedger = (address: string, totals: object = {}) => {
  const sent: Sent[] = [];
  const kept = keptListSettings();
  const { router } = openApp(address, {
    answers: [
      ...kept.answers,
      answer(getAvailability, availability),
      answer(listLedgerEntries, (call) => {
        sent.push(call);
        return { data: leadingNowhere, totalCount: 40, ...totals };
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

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

test(
  'filters settled entries by category, period and amount from the address, sorted by settlement',
  { meta: { shows: ['spec:2.78'] } },
  async () => {
    const { asked, href } = openLedger(
      '/settled-ledger?category=card_flat_fee&from=2026-11-01&until=2026-11-15&amountMin=0.30&order=asc&status=failed',
      { totalCount: 1000, totalCountCapped: true },
    );
    await expect.element(page.getByRole('heading', { level: 1, name: 'Settled Ledger' })).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Category: Card flat fee', exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: '1,000+ settled entries' }))
      .toBeInTheDocument();
    await expect.poll(asked).toEqual({
      status: 'settled',
      category: 'card_flat_fee',
      from: new Date(2026, 10, 1).toISOString(),
      until: new Date(2026, 10, 16).toISOString(),
      amountMin: '30',
      sort: 'settledAt',
      sortOrder: 'asc',
    });
    await page.getByRole('button', { name: 'Clear all', exact: true }).first().click();
    await expect.poll(href).toBe('/settled-ledger?sort=date&order=asc');
  },
);

test(
  'filters pending entries by a chosen category, and announces the count',
  { meta: { shows: ['spec:2.78'] } },
  async () => {
    const { asked, href } = openLedger('/pending-ledger', { totalCount: 1 });
    await page.getByRole('button', { name: 'Category', exact: true }).click();
    await page.getByRole('radio', { name: 'ACH fee' }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect.poll(href).toBe('/pending-ledger?category=ach_fee');
    await expect.element(page.getByRole('status').filter({ hasText: '1 pending entry' })).toBeInTheDocument();
    await expect.poll(asked).toEqual({ status: 'pending', category: 'ach_fee', sort: 'createdAt' });
  },
);

test(
  'offers the columns and views of the settled ledger, and sorting by date only',
  { meta: { shows: ['spec:2.78'] } },
  async () => {
    const { kept, href } = openLedger('/settled-ledger');
    await expect.element(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
    expect(headings()).toEqual(['Amount', 'Category', 'Status', 'Settled At', 'After Balance']);
    expect(page.getByRole('columnheader').getByRole('button').elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Description' }).click();
    await expect.poll(() => headings().at(-1)).toBe('Description');
    await expect.poll(() => kept.settings().columns).toMatchObject([{ list: 'settled-ledger' }]);
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Manual adjustments' }).click();
    await expect.poll(href).toBe('/settled-ledger?category=manual_adjustment');
  },
);

test('shows each settlement day with its sum above the entries, without counting it as an entry', async () => {
  openLedger('/settled-ledger', { totalCount: 2 });
  const table = page.getByRole('table', { name: 'Settled Ledger' });
  await expect.poll(() => dayHeadings()[0]).toBe('Friday, Nov 20, 2026 $128.40');
  expect(table.element().querySelectorAll('tbody tr')).toHaveLength(2);
});

test('labels the balance only once in the ledger on a phone', async () => {
  await page.viewport(390, 844);
  openLedger('/settled-ledger');
  const balance = page.getByText('$24,318.42').first();
  await expect.element(balance).toBeVisible();
  const cell = balance.element().closest('[role="cell"]');
  const parts = new Set([cell, balance.element()]);
  const labels = [...parts].map((part) => part && getComputedStyle(part, '::before').content);
  expect(labels.filter((label) => label !== 'none')).toEqual([expect.stringMatching(/Balance/)]);
});

test('explains that pending entries are listed by the day of posting', async () => {
  openLedger('/pending-ledger', { totalCount: 2 });
  await expect.poll(() => dayHeadings()).toEqual(['Posted Tuesday, Nov 17, 2026 $124.68']);
});

test('reports that the pending entries and the upcoming balance failed to load', async () => {
  openApp('/pending-ledger', { answers: [away(listLedgerEntries), away(getAvailability)] });
  await expect.element(page.getByText('Error loading ledger entries')).toBeVisible();
  await expect
    .element(page.getByText('Failed to load what’s coming up. Please try again later.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Back to Overview' })).toBeVisible();
});

test(
  'shows the pending balance day by day, and the held money with its reasons',
  { meta: { shows: ['spec:2.79'] } },
  async () => {
    openLedger('/pending-ledger');
    const card = page.getByRole('region', { name: 'Coming up' });
    await expect.element(card.getByText('Tuesday, Nov 24, 2026 (36)')).toBeVisible();
    await expect.poll(() => factValue('Pending balance')).toBe('$1,842.36');
    await expect.poll(() => factValue('Wednesday, Nov 25, 2026 (21)')).toBe('$630.56');
    await expect.poll(() => factValue('Held by a dispute')).toBe('$48.90');
    await expect
      .element(card.getByRole('link', { name: 'Disputed payment' }))
      .toHaveAttribute('href', '/disputes/dsp_01kagsd2f4h6k8n0q2s4v6x8z0');
    await expect
      .element(card.getByText('2 bank payments totaling $250.00 haven’t cleared yet', { exact: false }))
      .toBeVisible();
  },
);

test('shows that no money is held', { meta: { shows: ['spec:2.79'] } }, async () => {
  openApp('/pending-ledger', {
    answers: [
      ...keptListSettings().answers,
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(getAvailability, {
        ...availability,
        pendingBalance: 0,
        days: [],
        held: { amount: 0, count: 0, holds: [] },
        uncleared: { amount: 0, count: 0 },
      }),
    ],
  });
  await expect.element(page.getByText('No money is on hold for disputes.')).toBeVisible();
  await expect.poll(() => factValue('Pending balance')).toBe('$0.00');
});
