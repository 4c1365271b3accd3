import { getAccount, getAvailability, getBalanceChanges, listLedgerEntries } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { dayHeadings } from '../../../testing/day-headings.ts';
import { account, accountId, availability, entries, unchangedBalance } from '../../../testing/fixtures.ts';
import { factValue } from '../../../testing/fact-value.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp, signedIn } from '../../../testing/open-app.tsx';

usePages();

const ledger = answer(listLedgerEntries, ({ query }) => ({
  data: entries.filter(({ status }) => status === query.get('status')),
  totalCount: 31,
}));

const headingsOf = (label: string) =>
  page
    .getByRole('table', { name: label })
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

test(
  'greets the user, and shows the account, its balances and both ledgers',
  { meta: { shows: ['spec:1.4', 'spec:2.50', 'spec:2.51'] } },
  async () => {
    openApp('/overview', { answers: [ledger] });
    await expect
      .element(page.getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), dana$/ }))
      .toBeVisible();
    await expect.poll(() => factValue('Account ID')).toContain(accountId);
    await expect.poll(() => factValue('Currency')).toBe('USD');
    await expect.poll(() => factValue('Account Type')).toBe('Merchant Account');
    await expect.element(page.getByRole('heading', { name: 'USD Balance' })).toBeVisible();
    await expect.element(page.getByText('$30,522.60')).toBeVisible();
    await expect.poll(() => factValue('Pending')).toBe('$6,204.18');
    await expect.poll(() => factValue('Available')).toBe('$24,318.42');
    await expect.poll(() => factValue('Total Balance')).toBe('$30,522.60');
    await expect.element(page.getByText('1–10 of 31').first()).toBeVisible();
    await expect
      .poll(() => headingsOf('Pending Ledger'))
      .toEqual(['Amount', 'Category', 'Status', 'Ready to settle at']);
    await expect
      .poll(() => headingsOf('Settled Ledger'))
      .toEqual(['Amount', 'Category', 'Status', 'Settled At', 'After Balance']);
    await expect
      .element(page.getByRole('link', { name: '-$3.72, Card percentage fee' }))
      .toHaveAttribute('href', '/transactions/txn_01k9s8h4d7wq2m6e');
  },
);

test("shows each day's sum in both ledgers without adding table rows", async () => {
  openApp('/overview', { answers: [ledger] });
  for (const [label, first] of [
    ['Pending Ledger', /^Posted \w+day, Nov \d+, 2026/],
    ['Settled Ledger', /^\w+day, Nov \d+, 2026/],
  ] as const) {
    const table = page.getByRole('table', { name: label });
    await expect.poll(() => dayHeadings(table.element())[0]).toMatch(first);
    const shown = entries.filter(({ status }) => label.toLowerCase().startsWith(status));
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(shown.length);
  }
});

test('lists the balances, then their total, in the order of the bar above them', async () => {
  openApp('/overview', { answers: [ledger] });
  const card = page.getByRole('region', { name: 'USD Balance' });
  await expect.element(card.getByText('Total Balance')).toBeVisible();
  const labels = card.getByRole('term').elements();
  expect(labels.map(({ textContent }) => textContent)).toEqual(['Available', 'Pending', 'Total Balance']);
});

test('offers no withdrawal while the balance is unknown, and explains why', async () => {
  const { answerAlso } = openApp('/overview', { answers: [ledger, away(getAccount)] });
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await expect.element(page.getByText('Failed to fetch the account. Please try again later.')).toBeVisible();
  await expect.element(withdraw).toHaveAttribute('aria-disabled', 'true');
  await expect.element(withdraw).toHaveAccessibleDescription('You can withdraw once the balance has loaded.');
  answerAlso(answer(getAccount, account));
  await page.getByRole('region', { name: 'USD Balance' }).getByRole('button', { name: 'Try again' }).click();
  await expect.element(withdraw).not.toHaveAttribute('aria-disabled');
});

test('shows in a reserved line how much becomes available next', async () => {
  const readyAt = new Date(Date.now() + 60_000).toISOString();
  openApp('/overview', {
    answers: [
      ledger,
      answer(getAvailability, {
        ...availability,
        pendingBalance: 620_418,
        days: [{ day: readyAt.slice(0, 10), readyAt, amount: 620_418, entryCount: 9 }],
      }),
    ],
  });
  const card = page.getByRole('region', { name: 'USD Balance' });
  await expect.element(card.getByText('$24,318.42').first()).toBeVisible();
  const belowPx = () => card.getByText('Pending', { exact: true }).element().getBoundingClientRect().top;
  const reservedPx = belowPx();
  await expect
    .element(card.getByText(/^Next: \$6,204\.18 (?:today|tomorrow) /), { timeout: 60_000 })
    .toBeVisible();
  expect(belowPx()).toBe(reservedPx);
});

test("shows today's balance change and its causes", async () => {
  openApp('/overview', {
    answers: [
      ledger,
      answer(getBalanceChanges, {
        ...unchangedBalance,
        changes: [
          { change: 'payments', entryCount: 2, amount: 20_000 },
          { change: 'fees', entryCount: 2, amount: -640 },
        ],
        closingBalance: unchangedBalance.openingBalance + 19_360,
      }),
    ],
  });
  const card = page.getByRole('region', { name: 'USD Balance' });
  await expect.element(card.getByText('Today: $193.60', { exact: true })).toBeVisible();
  await expect.element(card.getByText(/payments \$200\.00/)).toBeVisible();
});

test("shows an entry's description next to its category", async () => {
  openApp('/overview', {
    answers: [
      answer(listLedgerEntries, {
        data: entries.map((entry) => ({
          ...entry,
          kind: entry.category === 'transaction' ? 'payment' : entry.category,
          transactionDescription: 'Two bags of beans',
        })),
        totalCount: 2,
      }),
    ],
  });
  const table = page.getByRole('table', { name: 'Pending Ledger' });
  await expect
    .element(table.getByRole('cell', { name: 'Transaction Payment · Two bags of beans' }))
    .toBeVisible();
  await expect
    .element(table.getByRole('cell', { name: 'Card percentage fee Two bags of beans' }))
    .toBeVisible();
});

test('pages each ledger separately, and stores both pages in the address', async () => {
  const sent: Sent[] = [];
  const { router } = openApp('/overview?settledPage=3', {
    answers: [
      answer(listLedgerEntries, (call) => {
        sent.push(call);
        return { data: entries, totalCount: 31 };
      }),
    ],
  });
  const pending = page.getByRole('navigation', { name: 'Pending Ledger pages' });
  await pending.getByRole('button', { name: 'Next' }).click();
  await expect.element(pending.getByText('11–20 of 31')).toBeVisible();
  await expect.poll(() => router.state.location.search).toEqual({ pendingPage: '2', settledPage: '3' });
  await expect
    .poll(() => sent.map(({ query }) => [query.get('status'), query.get('offset'), query.get('sort')]))
    .toEqual(
      expect.arrayContaining([
        ['settled', '20', 'settledAt'],
        ['pending', '10', 'createdAt'],
      ]),
    );
});

test(
  'shows neither balances nor ledgers for a platform account',
  { meta: { shows: ['spec:2.53'] } },
  async () => {
    openApp('/overview', {
      state: { ...signedIn, account: { accountId, currency: 'usd', type: 'finix_paas' } },
      answers: [answer(getAccount, { ...account, type: 'finix_paas' })],
    });
    await expect.element(page.getByText('Merchant Account')).toBeVisible();
    await expect.element(page.getByText('Harbor Coffee Roasters')).toBeVisible();
    await expect.element(page.getByText(/^This is a platform account\./)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Choose another account' }))
      .toHaveAttribute('href', '/program-list');
    await expect.element(page.getByRole('heading', { name: 'USD Balance' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  },
);

test(
  'reports that a ledger failed to load, while the rest of the page works',
  { meta: { shows: ['spec:8.9'] } },
  async () => {
    openApp('/overview', { answers: [away(listLedgerEntries)] });
    await expect.element(page.getByText('Error loading ledger entries').first()).toBeVisible();
    await expect.element(page.getByText('$30,522.60')).toBeVisible();
  },
);

test('shows that a ledger is empty', async () => {
  openApp('/overview', { answers: [answer(listLedgerEntries, { data: [], totalCount: 0 })] });
  await expect.element(page.getByText('No ledger entries found').first()).toBeVisible();
});
