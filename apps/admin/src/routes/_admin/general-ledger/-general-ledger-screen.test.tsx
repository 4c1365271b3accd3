import { listEntrySets, listGeneralLedgerAccounts, postEntrySet, reverseEntrySet } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { businessSet, controlAccounts, postedSet, unbalancedSet } from '../../../testing/fixtures.ts';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { usePages } from '@tillbook/web-shell/testing/page';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = '/admin/general-ledger';
const books = answer(listGeneralLedgerAccounts, { accounts: controlAccounts });
const sets = answer(listEntrySets, { data: [unbalancedSet, postedSet, businessSet], totalCount: 3 });
const draft = { ...unbalancedSet, totalCreditCents: unbalancedSet.totalDebitCents };

const cards = () =>
  page
    .getByRole('region', { name: 'Accounts' })
    .getByRole('listitem')
    .elements()
    .map((card) => card.textContent);
const article = (reference: string) => page.getByRole('article', { name: reference });
const open = (reference: string) =>
  article(reference)
    .getByRole('button', { expanded: false })
    .click({ position: { x: 8, y: 8 } });
const wordsOf = (locator: Locator) => expect.poll(() => locator.element().textContent);
const trialBalance = page.getByRole('region', { name: 'Accounts' });

test(
  'shows the accounts by type and number, each with its balance',
  { meta: { shows: ['spec:2.135'] } },
  async () => {
    openApp(address, { answers: [books, sets] });
    await expect.element(page.getByText('Operating bank').first()).toBeVisible();
    expect(cards()).toEqual([
      '1010AssetOperating bank$100.00',
      '1020AssetProcessor clearing$300.00',
      '2010LiabilityMerchant payable, pending$290.00',
      '3010EquityEquity$100.00',
      '4010IncomeFee income$30.00',
      '5010ExpenseInterchange expense$20.00',
    ]);
    expect(document.title).toBe('General Ledger · Tillbook');
  },
);

test(
  "accepts the alternative field names of an account's number and balance",
  { meta: { shows: ['spec:3.24'] } },
  async () => {
    const renamed = controlAccounts.map(({ number, currentBalanceCents, ...account }) => ({
      ...account,
      accountNumber: number,
      balanceCents: currentBalanceCents,
      takesManualEntries: undefined,
    }));
    openApp(address, { answers: [answer(listGeneralLedgerAccounts, { accounts: renamed }), sets] });
    await wordsOf(trialBalance).toContain('Debits$420.00Credits$420.00Difference$0.00');
    expect(cards().at(0)).toBe('1010AssetOperating bank$100.00');
  },
);

test('shows a trial balance of zero for balanced books', async () => {
  openApp(address, { answers: [books, sets] });
  await wordsOf(trialBalance).toContain('Debits$420.00Credits$420.00Difference$0.00');
  await expect.element(page.getByText('In balance')).toBeVisible();
});

test('shows the difference between debits and credits of unbalanced books', async () => {
  const wrong = controlAccounts.map((account) =>
    account.number === '4010' ? { ...account, currentBalanceCents: 2_999 } : account,
  );
  openApp(address, { answers: [answer(listGeneralLedgerAccounts, { accounts: wrong }), sets] });
  await expect.element(page.getByText('Out of balance')).toBeVisible();
  await wordsOf(trialBalance).toContain('Debits$420.00Credits$419.99Difference$0.01');
});

test(
  'shows two dashes for an account without a balance, and reports that a balance is missing',
  { meta: { shows: ['spec:2.136'] } },
  async () => {
    const [first, ...others] = controlAccounts;
    const unknown = {
      ...first,
      id: 'gla_x',
      number: '9010',
      name: 'Suspense',
      type: 'Asset',
      normalBalance: 'debit',
    };
    openApp(address, {
      answers: [
        answer(listGeneralLedgerAccounts, {
          accounts: [...others, { ...unknown, takesManualEntries: true, currentBalanceCents: undefined }],
        }),
        sets,
      ],
    });
    await expect.element(page.getByText('A balance is missing')).toBeVisible();
    expect(cards()).toContain('9010AssetSuspense--');
  },
);

test(
  'shows an entry set with reference, date, description, creator, status and lines',
  { meta: { shows: ['spec:2.137'] } },
  async () => {
    openApp(address, { answers: [books, sets] });
    const card = article('JE-1');
    await wordsOf(card).toContain('Nov 20, 2026Owner pays inJE-1 · ada@example.com--Posted$100.00');
    const lines = ['AccountDebitCredit', '1010Operating bank$100.00', '3010Equity$100.00'];
    const rows = () =>
      card
        .getByRole('row')
        .elements()
        .map((row) => row.textContent);
    expect(rows()).toEqual(lines);
    await expect.element(card.getByRole('cell', { name: '3010 Equity' })).toBeVisible();
    await open('JE-1');
    await expect.poll(rows).toEqual([...lines, 'Total$100.00$100.00']);
  },
);

test(
  'marks an unbalanced draft, shows the difference, and disables posting',
  { meta: { shows: ['spec:2.138'] } },
  async () => {
    openApp(address, { answers: [books, sets] });
    const card = article('JE-2');
    await expect.element(card.getByText('Unbalanced')).toBeVisible();
    await wordsOf(card).toContain('Off by $12.00$86.50$74.50');
    await expect.element(card.getByRole('button', { name: 'Post' })).toBeDisabled();
    await expect.element(article('JE-1').getByText('Unbalanced')).not.toBeInTheDocument();
  },
);

test('posts a balanced draft once, with an idempotency key', async () => {
  const sent: Sent[] = [];
  let isPosted = false;
  openApp(address, {
    answers: [
      books,
      answer(listEntrySets, () => ({
        data: [isPosted ? { ...draft, status: 'Posted' } : draft],
        totalCount: 1,
      })),
      answer(postEntrySet, (call) => {
        sent.push(call);
        isPosted = true;
        return { ...draft, status: 'Posted' };
      }),
    ],
  });
  await article('JE-2').getByRole('button', { name: 'Post' }).click();
  await expect.element(page.getByText('JE-2 posted')).toBeVisible();
  await expect.element(article('JE-2').getByText('Posted')).toBeVisible();
  expect(sent.map(({ params, headers }) => [params.id, headers.get('idempotency-key')?.length])).toEqual([
    [draft.id, 32],
  ]);
});

test('shows next to a draft why it was not posted', async () => {
  openApp(address, {
    answers: [
      books,
      answer(listEntrySets, { data: [draft], totalCount: 1 }),
      refuse(postEntrySet, 'entry_set_not_draft'),
    ],
  });
  await article('JE-2').getByRole('button', { name: 'Post' }).click();
  await expect
    .element(article('JE-2').getByRole('alert'))
    .toHaveTextContent('This entry set has already been posted.');
});

test('asks before reversing an entry set, and shows why the reversal was refused', async () => {
  const { answerAlso } = openApp(address, {
    answers: [books, sets, refuse(reverseEntrySet, 'entry_set_not_reversible')],
  });
  await open('JE-1');
  const reverse = article('JE-1').getByRole('button', { name: 'Reverse' });
  await reverse.click();
  const dialog = page.getByRole('dialog', { name: 'Reverse JE-1' });
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Only a posted manual entry set can be reversed.');
  answerAlso(answer(reverseEntrySet, { ...postedSet, id: 'gls_0000000000000009' }));
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect.element(page.getByText('JE-1 reversed')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('truncates an ID in the middle, but not a reference that a person entered', async () => {
  const named = { ...postedSet, reference: 'rent-of-november-2026' };
  openApp(address, {
    answers: [books, answer(listEntrySets, { data: [businessSet, named], totalCount: 2 })],
  });
  await expect.element(article(businessSet.reference).getByText('txn_…00000001')).toBeVisible();
  await expect.element(article(named.reference).getByText(named.reference)).toBeVisible();
});

test('shows an ID and the person who posted it on one line of a narrow phone', async () => {
  await page.viewport(320, 640);
  const set = { ...businessSet, createdBy: 'merchant@example.com' };
  openApp(address, { answers: [books, answer(listEntrySets, { data: [set], totalCount: 1 })] });
  const detail = article(set.reference).getByText(/merchant@example\.com/);
  await expect.element(detail).toBeVisible();
  expect(detail.element().getBoundingClientRect().height).toBeLessThanOrEqual(20);
});

test('stacks the figures of the trial balance on a phone', async () => {
  await page.viewport(390, 844);
  openApp(address, { answers: [books, sets] });
  await expect.element(trialBalance.getByText('In balance')).toBeVisible();
  const figures = trialBalance.getByRole('definition').elements();
  const edges = figures.map((figure) => Math.round(figure.getBoundingClientRect().right));
  expect(edges).toHaveLength(3);
  expect(new Set(edges).size).toBe(1);
});

test('links business postings to their merchant and transaction, and offers no Reverse button', async () => {
  openApp(address, { answers: [books, sets] });
  const row = article('txn_0000000000000001');
  await expect
    .element(row.getByRole('link', { name: 'Harbor Coffee' }))
    .toHaveAttribute('href', '/admin/accounts/acc_0000000000000001');
  await open('txn_0000000000000001');
  await expect
    .element(row.getByRole('link', { name: 'View transaction' }))
    .toHaveAttribute(
      'href',
      `${window.location.origin}/?accountId=acc_0000000000000001&to=%2Ftransactions%2Ftxn_0000000000000001&from=%2Fadmin%2Fgeneral-ledger`,
    );
  await expect.element(row.getByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
});

test('stores the page of entry sets in the address', async () => {
  const asked: string[] = [];
  const { router } = openApp(address, {
    answers: [
      books,
      answer(listEntrySets, ({ query }) => {
        asked.push(String(query));
        return { data: [{ ...postedSet, reference: `JE-${query.get('offset') ?? ''}` }], totalCount: 1_204 };
      }),
    ],
  });
  await expect.element(article('JE-0')).toBeVisible();
  await expect.poll(() => page.getByText('1–15 of 1,204').elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(article('JE-15')).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/general-ledger?page=2');
  expect(asked).toEqual(['offset=0&limit=15', 'offset=15&limit=15']);
});

test('exports the lines of the entry sets that match the filters', async () => {
  const saved = savedFiles();
  const asked: URLSearchParams[] = [];
  openApp(`${address}?status=Posted&from=2026-11-01&until=2026-11-30`, {
    answers: [
      books,
      answer(listEntrySets, ({ query }) => {
        asked.push(query);
        return { data: [postedSet, businessSet], totalCount: 2 };
      }),
    ],
  });
  await expect.element(article('JE-1')).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('2 entry sets exported.')).toBeVisible();
  const [file] = saved;
  expect(file?.name).toMatch(/^general-ledger-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(((await file?.text) ?? '').trimEnd().split('\r\n')).toEqual([
    'Reference,Date (UTC),Description,Created By,Status,Merchant,Merchant Account ID,Account Number,Account Name,Debit,Credit,Line Description,Entry Set ID',
    `JE-1,2026-11-20T00:00:00.000Z,Owner pays in,ada@example.com,Posted,,,1010,Operating bank,100.00,,,${postedSet.id}`,
    `JE-1,2026-11-20T00:00:00.000Z,Owner pays in,ada@example.com,Posted,,,3010,Equity,,100.00,,${postedSet.id}`,
    `txn_0000000000000001,2026-11-20T00:00:00.000Z,Card payment,platform,Posted,Harbor Coffee,acc_0000000000000001,1010,Operating bank,100.00,,,${businessSet.id}`,
    `txn_0000000000000001,2026-11-20T00:00:00.000Z,Card payment,platform,Posted,Harbor Coffee,acc_0000000000000001,3010,Equity,,100.00,,${businessSet.id}`,
  ]);
  expect(asked.slice(1).map((query) => Object.fromEntries(query))).toEqual([
    { status: 'Posted', from: '2026-11-01', until: '2026-12-01', limit: '100' },
  ]);
});

test('shows the empty list when there are no entry sets', async () => {
  openApp(address, { answers: [books, answer(listEntrySets, { data: [], totalCount: 0 })] });
  await expect.element(page.getByText('No entry sets yet')).toBeVisible();
});

test('shows the balances when entry sets fail to load', async () => {
  const { answerAlso } = openApp(address, { answers: [books, refuse(listEntrySets, 'internal')] });
  await expect.element(page.getByText('Failed to fetch entry sets. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('In balance')).toBeVisible();
  answerAlso(sets);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(article('JE-1')).toBeVisible();
});

test(
  'shows marked sample data while the server is down, until the books load',
  { meta: { shows: ['spec:2.140'] } },
  async () => {
    const { answerAlso } = openApp(address, {
      answers: [away(listGeneralLedgerAccounts), away(listEntrySets)],
    });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'sample' }))
      .toHaveTextContent('We couldn’t reach the server. This is sample data, not your ledger.');
    await expect.element(page.getByText('Sample', { exact: true })).toBeVisible();
    await expect.element(page.getByText('In balance')).toBeVisible();
    await expect.element(page.getByText('Unbalanced')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Create Entry Set' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Post' })).not.toBeInTheDocument();
    answerAlso(books, sets);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Operating bank').first()).toBeVisible();
    await expect.element(article('JE-1')).toBeVisible();
    await expect.element(page.getByText('Sample', { exact: true })).not.toBeInTheDocument();
  },
);

test('shows no sample data after the server refuses the books', async () => {
  openApp(address, {
    answers: [refuse(listGeneralLedgerAccounts, 'forbidden'), refuse(listEntrySets, 'forbidden')],
  });
  await expect
    .element(page.getByText('Failed to fetch the general ledger. Please try again later.'))
    .toBeVisible();
  await expect.element(page.getByText('Processor clearing')).not.toBeInTheDocument();
});

test('shows the account of a line on one line on a phone', async () => {
  await page.viewport(390, 844);
  openApp(address, { answers: [books, sets] });
  await expect.element(article(postedSet.reference)).toBeVisible();
  const rows = [...article(postedSet.reference).element().querySelectorAll('tr')];
  expect(new Set(rows.map((row) => row.clientHeight)).size).toBe(1);
});
