import { getAccount, listLedgerEntries } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { account, accountId, entries } from '../../../testing/fixtures.ts';
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
  'greets, and shows the account, its balances and both ledgers',
  { meta: { shows: ['spec:1.4', 'spec:2.50', 'spec:2.51'] } },
  async () => {
    openApp('/overview', { answers: [ledger] });
    await expect
      .element(page.getByRole('heading', { level: 1, name: /^Good (?:morning|afternoon|evening), dana$/ }))
      .toBeVisible();
    expect(factValue('Account ID')).toContain(accountId);
    expect(factValue('Currency')).toBe('USD');
    expect(factValue('Account Type')).toBe('Merchant Account');
    await expect.element(page.getByRole('heading', { name: 'USD Balance' })).toBeVisible();
    await expect.element(page.getByText('$30,522.60')).toBeVisible();
    expect(factValue('Pending')).toBe('$6,204.18');
    expect(factValue('Available')).toBe('$24,318.42');
    expect(factValue('Total Balance')).toBe('$30,522.60');
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

test('turns each ledger’s pages on its own, in the address', async () => {
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
  expect(router.state.location.search).toEqual({ pendingPage: '2', settledPage: '3' });
  // The range below the table changes before the rows are asked for.
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
  'an account of the platform kind shows neither balances nor ledgers',
  { meta: { shows: ['spec:2.53'] } },
  async () => {
    openApp('/overview', {
      state: { ...signedIn, account: { accountId, currency: 'usd', type: 'finix_paas' } },
      answers: [answer(getAccount, { ...account, type: 'finix_paas' })],
    });
    await expect.element(page.getByText('Merchant Account')).toBeVisible();
    await expect.element(page.getByText('Harbor Coffee Roasters')).toBeVisible();
    expect(page.getByRole('heading', { name: 'USD Balance' }).elements()).toHaveLength(0);
    expect(page.getByRole('table').elements()).toHaveLength(0);
  },
);

test(
  'a ledger that fails says so while the rest of the page works',
  { meta: { shows: ['spec:8.9'] } },
  async () => {
    openApp('/overview', { answers: [away(listLedgerEntries)] });
    await expect.element(page.getByText('Error loading ledger entries').first()).toBeVisible();
    await expect.element(page.getByText('$30,522.60')).toBeVisible();
  },
);

test('an empty ledger says so', async () => {
  openApp('/overview', { answers: [answer(listLedgerEntries, { data: [], totalCount: 0 })] });
  await expect.element(page.getByText('No ledger entries found').first()).toBeVisible();
});
