import {
  chooseListColumns,
  getListSettings,
  getListSum,
  getTransaction,
  listColumns,
  listLedgerEntries,
  listTransactions,
  reportFrontendError,
  removeListView,
  saveListView,
  type ListSum,
} from '@tillbook/contract';
import { clickBesideDialog } from '@tillbook/web-shell/testing/click-beside-dialog';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { answerAlso, usePages } from '@tillbook/web-shell/testing/page';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { payment, payments } from '../../testing/fixtures.ts';
import { keptListSettings } from '../../testing/list-settings.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();
afterEach(async () => {
  vi.useRealTimers();
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

const rows = payments(15);

/** Opens a list, always responds with the same rows, and returns the list's last request. */
const openList = (
  address: string,
  totals: object = { totalCount: 40 },
  kept = keptListSettings(),
  sum: ListSum = { totalCount: 40, amount: 1_841_236 },
) => {
  const sent: Sent[] = [];
  const summed: Record<string, string>[] = [];
  const { router } = openApp(address, {
    answers: [
      ...kept.answers,
      // Hovering over a row preloads its screen.
      answer(getTransaction, payment),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(getListSum, ({ query }) => {
        summed.push(Object.fromEntries(query));
        return sum;
      }),
      answer(listTransactions, (call) => {
        if (!call.query.has('parentTransactionId')) sent.push(call);
        return { transactions: rows, totalCount: 40, ...totals };
      }),
    ],
  });
  const asked = (): Record<string, string> => {
    const {
      accountId: _account,
      offset: _offset,
      limit: _limit,
      ...rest
    } = Object.fromEntries(sent.at(-1)?.query ?? []);
    return rest;
  };
  return { router, sent, summed, asked, kept, href: () => router.state.location.href };
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
/** A filter above the list; a heading may have the same name. */
const chip = (name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name, exact: true });
const panel = (name: string) => page.getByRole('dialog', { name });

const addFilter = async (name: string) => {
  await chip(name).click();
  await expect.element(panel(name)).toBeVisible();
};

const beginningOf = (year: number, month: number, day: number): string =>
  new Date(year, month - 1, day).toISOString();

test(
  "applies all filters of an address, with days in the user's time zone",
  { meta: { shows: ['spec:2.71'] } },
  async () => {
    const { asked } = openList(
      '/payments?status=failed&from=2026-11-01&until=2026-11-15&amountMin=20&amountMax=150.5&method=card&channel=in_person&lastFour=4242&text=beans&sort=amount&order=asc',
    );
    await expect.element(chip('Status: Failed')).toBeVisible();
    await expect.element(chip('Date: Nov 1, 2026 – Nov 15, 2026')).toBeVisible();
    await expect.element(chip('Amount: $20.00 – $150.50')).toBeVisible();
    await expect.element(chip('Method: Card')).toBeVisible();
    await expect.element(chip('Channel: In person')).toBeVisible();
    await expect.element(chip('Last four: 4242')).toBeVisible();
    await expect.element(chip('Description or ID: “beans”')).toBeVisible();
    await expect.poll(asked).toEqual({
      type: 'pull',
      status: 'failed',
      from: beginningOf(2026, 11, 1),
      until: beginningOf(2026, 11, 16),
      amountMin: '2000',
      amountMax: '15050',
      method: 'card',
      channel: 'in_person',
      lastFour: '4242',
      text: 'beans',
      sort: 'amount',
      sortOrder: 'asc',
    });
    await expect
      .element(page.getByRole('columnheader', { name: 'Amount' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect.element(page.getByRole('status').filter({ hasText: '40 payments' })).toBeInTheDocument();
  },
);

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'America/New_York'])(
  "opens the payments posted on the Eastern day of a chart's bar, in a browser with the time zone %s",
  async (timezoneId) => {
    await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
    const { asked } = openList('/payments?postedOn=2026-11-17');
    await expect.element(chip('Date: posted Nov 17, 2026, Eastern Time')).toBeVisible();
    await expect.poll(asked).toEqual({
      type: 'pull',
      postedFrom: '2026-11-17T05:00:00.000Z',
      postedUntil: '2026-11-18T05:00:00.000Z',
    });
  },
);

test.each([
  'status=settled&date=tomorrow&method=cash&channel=phone&lastFour=42&sort=name&order=up&colour=red',
  'from=2026-02-30&until=soon&amountMin=-5&amountMax=1e9&text=',
  'from=2026-11-15&until=2026-11-01&amountMin=20&amountMax=10',
])('ignores malformed filters in an address: %s', async (search) => {
  const { asked } = openList(`/payments?${search}`);
  await expect.element(page.getByText('1–15 of 40')).toBeVisible();
  await expect.element(button('More filters')).toBeVisible();
  await expect.element(button('Clear all')).not.toBeInTheDocument();
  await expect.poll(asked).toEqual({ type: 'pull' });
});

test('adds a filter by keyboard alone, stores it in the address, and returns to the first page', async () => {
  const { asked, href, router } = openList('/payments?page=2&pageSize=25');
  await expect.element(chip('Status')).toBeVisible();
  chip('Status').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Created' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(chip('Status: Failed')).toHaveFocus();
  await expect.poll(href).toBe('/payments?status=failed&pageSize=25');
  await expect.poll(asked).toEqual({ type: 'pull', status: 'failed' });
  router.history.back();
  await expect.element(chip('Status: Failed')).not.toBeInTheDocument();
  await expect.poll(href).toBe('/payments?page=2&pageSize=25');
});

test('edits a filter from its chip, and removes one filter or all filters', async () => {
  const { href } = openList('/payments?status=failed&date=last-7-days&sort=amount');
  await chip('Date: Last 7 days').click();
  await expect.element(page.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  await page.getByRole('radio', { name: 'Last month' }).click();
  await button('Apply').click();
  await expect.element(chip('Date: Last month')).toBeVisible();
  await expect.poll(href).toBe('/payments?status=failed&date=last-month&sort=amount');
  await button('Remove filter: Status').click();
  await expect.element(chip('Status: Failed')).not.toBeInTheDocument();
  await expect.element(chip('Status')).toHaveFocus();
  await expect.poll(href).toBe('/payments?date=last-month&sort=amount');
  await button('Clear all').click();
  await expect.element(chip('Date: Last month')).not.toBeInTheDocument();
  await expect.element(chip('Date')).toHaveFocus();
  await expect.poll(href).toBe('/payments?sort=amount');
});

test(
  'shows filter errors at their fields, and preserves the typed text',
  { meta: { shows: ['spec:2.71'] } },
  async () => {
    const { href } = openList('/payments');
    await addFilter('Amount');
    await page.getByRole('textbox', { name: 'From' }).fill('20');
    await page.getByRole('textbox', { name: 'To' }).fill('10.5');
    await button('Apply').click();
    await expect.element(page.getByText('The maximum is less than the minimum.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue('$10.5');
    await page.getByRole('textbox', { name: 'To' }).fill('30');
    await button('Apply').click();
    await expect.element(chip('Amount: $20.00 – $30.00')).toBeVisible();
    await expect.poll(href).toBe('/payments?amountMin=20&amountMax=30');

    await button('More filters').click();
    await page.getByRole('menuitem', { name: 'Last four' }).click();
    await page.getByRole('textbox', { name: 'Last four' }).fill('42a');
    await button('Apply').click();
    await expect.element(page.getByText('Enter the last four digits.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Last four' })).toHaveValue('42a');
    await userEvent.keyboard('{Escape}');

    await addFilter('Date');
    await page.getByRole('radio', { name: 'Custom range' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('2026-11-15');
    await page.getByRole('textbox', { name: 'To' }).fill('2026-11-01');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The end date is before the start date.')).toBeVisible();
    await page.getByRole('textbox', { name: 'To' }).fill('2026-11');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter a date as YYYY-MM-DD.')).toBeVisible();
  },
);

test('reports that no row matches a filter, and offers to clear all filters', async () => {
  const { href, sent } = openList('/payments?text=nothing', { transactions: [], totalCount: 0 });
  await expect.element(page.getByRole('heading', { name: 'No payments match' })).toBeVisible();
  await expect.element(page.getByText('No payments yet')).not.toBeInTheDocument();
  page.getByRole('table').getByRole('button', { name: 'Clear all' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('Date')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
  await expect.poll(href).toBe('/payments');
  await expect.poll(() => sent.length).toBe(2);
});

const manyFound = { totalCount: 1000, totalCountCapped: true };

test('shows a capped count as a minimum', { meta: { shows: ['spec:2.73'] } }, async () => {
  openList('/payments?method=card', manyFound, undefined, { totalCount: 100_000, totalCountCapped: true });
  await expect.element(page.getByText('1–15 of 1,000+')).toBeVisible();
  await expect.element(page.getByText(/^100,000\+ payments · Times in /)).toBeVisible();
  await expect.element(page.getByText('$18,412.36')).not.toBeInTheDocument();
});

test('counts and sums up more rows than can be paged through', async () => {
  const { summed } = openList('/payments?method=card', manyFound, undefined, {
    totalCount: 4_321,
    amount: 1_841_236,
  });
  await expect.element(page.getByText('1–15 of 1,000+')).toBeVisible();
  await expect.element(page.getByText(/^4,321 payments, \$18,412\.36 · Times in /)).toBeVisible();
  expect(summed).toMatchObject([{ list: 'payments', method: 'card' }]);
});

test('shows the number and the sum of the rows of a list sorted by amount', async () => {
  openList('/payments?sort=amount');
  await expect.element(page.getByText(/^40 payments, \$18,412\.36 · Times in /)).toBeVisible();
});

test('always shows the common filters, and offers the others in a menu until they have a value', async () => {
  const { href } = openList('/payments');
  await expect.element(button('More filters')).toBeVisible();
  const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button').elements();
  expect(filters.map(({ textContent }) => textContent)).toEqual([
    'Date',
    'Status',
    'Method',
    'Channel',
    'Amount',
    'More filters',
  ]);
  await button('More filters').click();
  await page.getByRole('menuitem', { name: 'Description or ID' }).click();
  await page.getByRole('textbox', { name: 'Description or ID' }).fill('beans');
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('Description or ID: “beans”')).toBeVisible();
  await expect.poll(href).toBe('/payments?text=beans');
  await button('Remove filter: Description or ID').click();
  await expect.element(button('More filters')).toHaveFocus();
  await expect.poll(href).toBe('/payments');
});

test(
  'sorts a list by headings, and preserves the order across pages',
  { meta: { shows: ['spec:2.72'] } },
  async () => {
    const { href, asked } = openList('/payments');
    const date = page.getByRole('columnheader', { name: 'Date' });
    const amount = page.getByRole('columnheader', { name: 'Amount' });
    await expect.element(date).toHaveAttribute('aria-sort', 'descending');
    await amount.getByRole('button').click();
    await expect.element(amount).toHaveAttribute('aria-sort', 'descending');
    await expect.element(date).not.toHaveAttribute('aria-sort');
    await expect.poll(href).toBe('/payments?sort=amount');
    await amount.getByRole('button').click();
    await expect.element(amount).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(href).toBe('/payments?sort=amount&order=asc&page=2');
    await expect.poll(asked).toEqual({ type: 'pull', sort: 'amount', sortOrder: 'asc' });
    await date.getByRole('button').click();
    await expect.poll(href).toBe('/payments');
  },
);

test(
  'offers neither method nor channel as filters of payouts',
  { meta: { shows: ['spec:2.71'] } },
  async () => {
    const { asked } = openList('/payouts?method=card&channel=online&status=completed');
    await expect.element(chip('Status: Completed')).toBeVisible();
    await expect.poll(asked).toEqual({ type: 'push', subtypeNot: 'refund', status: 'completed' });
    const offered = page.getByRole('group', { name: 'Filters' }).getByRole('button');
    expect(
      offered.elements().flatMap(({ ariaHasPopup, textContent }) => (ariaHasPopup ? textContent : [])),
    ).toEqual(['Date', 'Status: Completed', 'Type', 'Amount', 'More filters']);
  },
);

test('filters refunds by method and period, like payments', async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  const { asked } = openList('/refunds?method=card&date=yesterday');
  await expect.element(chip('Method: Card')).toBeVisible();
  await expect.poll(asked).toEqual({
    type: 'push',
    subtype: 'refund',
    method: 'card',
    from: beginningOf(2026, 11, 22),
    until: beginningOf(2026, 11, 23),
  });
});

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((heading) => heading.textContent);

const own = ['Amount', 'Payment Instrument', 'Method', 'Channel', 'Date', 'Status'];

const toggleColumn = (name: string) => page.getByRole('menuitemcheckbox', { name, exact: true }).click();

const browserKeys = () => Object.keys(localStorage).toSorted();

test(
  'saves chosen columns on the platform, not in the browser, and resets them',
  { meta: { shows: ['spec:2.74'] } },
  async () => {
    const { kept } = openList('/payments');
    await button('Columns').click();
    await toggleColumn('Description');
    await toggleColumn('ID');
    await toggleColumn('Channel');
    expect(headings()).toEqual([
      'Amount',
      'Payment Instrument',
      'Method',
      'Date',
      'Status',
      'ID',
      'Description',
    ]);
    await expect.element(page.getByText('Beans, 5 kg, order 2291').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Columns')).toHaveFocus();

    await expect
      .poll(() => kept.settings().columns)
      .toEqual([
        {
          list: 'payments',
          columns: ['amount', 'paymentInstrument', 'method', 'date', 'status', 'id', 'description'],
        },
      ]);
    expect(browserKeys()).toEqual(['account-dashboard']);

    cleanup();
    openList('/payments', undefined, kept);
    await expect.element(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    await button('Columns').click();
    await page.getByRole('menuitem', { name: 'Reset to default' }).click();
    await expect.poll(headings).toEqual(own);
    await expect.poll(() => kept.settings().columns).toEqual([]);
  },
);

test('requires at least one column, and saves columns per list', async () => {
  const kept = keptListSettings({ columns: [{ list: 'payouts', columns: ['amount'] }] });
  const { router } = openList('/payouts', undefined, kept);
  await expect.poll(headings).toEqual(['Amount']);
  await button('Columns').click();
  await expect
    .element(page.getByRole('menuitemcheckbox', { name: 'Amount' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await router.navigate({ to: '/refunds' });
  await expect.poll(headings).toEqual(['Amount', 'Date', 'Status']);
});

test('offers only columns that the platform accepts', async () => {
  const { kept } = openList('/payments');
  await button('Columns').click();
  await expect.element(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  const items = page.getByRole('menuitemcheckbox').all();
  for (const item of items.slice(own.length)) await item.click();
  await expect.poll(() => kept.settings().columns[0]?.columns).toEqual(listColumns.slice(0, items.length));
});

test(
  'continues to show columns that could not be saved, and reports the failure',
  { meta: { shows: ['spec:2.75'] } },
  async () => {
    const { router } = openList('/payments');
    await button('Columns').click();
    await expect.element(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    answerAlso(refuse(chooseListColumns, 'unavailable'));
    await toggleColumn('Description');
    await expect
      .element(page.getByText('We couldn’t save your columns. They’ll last until you reload the page.'))
      .toBeVisible();
    expect(headings()).toContain('Description');
    await userEvent.keyboard('{Escape}');
    await router.navigate({ to: '/refunds' });
    await expect.poll(headings).toEqual(['Amount', 'Date', 'Status']);
    await router.navigate({ to: '/payments' });
    await expect.poll(headings).toContain('Description');
  },
);

test("shows the list's own columns for an unknown choice", async () => {
  openList(
    '/payments',
    undefined,
    keptListSettings({ columns: [{ list: 'payments', columns: ['__proto__', '<b>'] }] }),
  );
  await expect.element(page.getByRole('columnheader', { name: 'Date' }).getByRole('button')).toBeVisible();
  expect(headings()).toEqual(own);
});

const viewItem = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
const viewAction = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('offers built-in views as real links, and marks the current view', async () => {
  const { href } = openList('/payments');
  await button('Views').click();
  await expect.element(viewItem('All payments')).toBeChecked();
  await expect.element(viewAction('Save this view')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(viewItem('Failed, last 24 hours'))
    .toHaveAttribute('href', '/payments?status=failed&date=last-24-hours');
  await viewItem('Card, in person').click();
  await expect.element(chip('Channel: In person')).toBeVisible();
  await expect.poll(href).toBe('/payments?method=card&channel=in_person');
  await button('Views').click();
  await expect.element(viewItem('Card, in person')).toBeChecked();
  await expect.element(viewItem('All payments')).not.toBeChecked();
});

test(
  'saves a view under a name, opens the view with the keyboard, and deletes the view',
  { meta: { shows: ['spec:2.74'] } },
  async () => {
    const { kept } = openList('/payments?text=beans&sort=amount');
    await button('Views').click();
    await viewAction('Save this view').click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Enter a name for the view.')).toBeVisible();
    await userEvent.keyboard('largest FIRST{Enter}');
    await expect.element(page.getByText('You already have a view with this name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Be\u200bans');
    await expect.element(page.getByText('Remove the invisible character.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Beans');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('View saved')).toBeVisible();
    await expect.element(button('Views')).toHaveFocus();
    expect(kept.settings().views).toEqual([
      {
        accountId: payment.accountId,
        list: 'payments',
        name: 'Beans',
        view: { text: 'beans', sort: 'amount' },
      },
    ]);
    expect(browserKeys()).toEqual(['account-dashboard']);

    cleanup();
    const { href } = openList('/payments', undefined, kept);
    await expect.element(button('Views')).toBeVisible();
    button('Views').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(viewItem('All payments')).toHaveFocus();
    await expect.element(viewItem('Beans')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(viewItem('Beans')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(chip('Description or ID: “beans”')).toBeVisible();
    await expect.poll(href).toBe('/payments?text=beans&sort=amount');
    await button('Views').click();
    await viewAction('Delete “Beans”').click();
    await expect.element(page.getByText('View deleted')).toBeVisible();
    await button('Views').click();
    await expect.element(viewItem('Beans')).not.toBeInTheDocument();
    expect(kept.settings().views).toEqual([]);
  },
);

test(
  'preserves the entered name of a view that could not be saved',
  { meta: { shows: ['spec:2.75'] } },
  async () => {
    const { kept } = openList('/payments?text=beans');
    await button('Views').click();
    await viewAction('Save this view').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Beans');
    answerAlso(refuse(saveListView, 'too_many_views'));
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('This list has 20 saved views. Delete one to save another.'))
      .toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Beans');
    answerAlso(...kept.answers);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('View saved')).toBeVisible();
    expect(kept.settings().views).toHaveLength(1);
  },
);

const beans = { accountId: payment.accountId, list: 'payments', name: 'Beans', view: { text: 'beans' } };

test('shows a view again if it could not be deleted', { meta: { shows: ['spec:2.75'] } }, async () => {
  openList('/payments?text=beans', undefined, keptListSettings({ views: [beans] }));
  await expect.element(button('Views')).toBeVisible();
  answerAlso(refuse(removeListView, 'internal'));
  await button('Views').click();
  await viewAction('Delete “Beans”').click();
  await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
  await button('Views').click();
  await expect.element(viewItem('Beans')).toBeChecked();
});

test('reloads views on request after they failed to load', { meta: { shows: ['spec:2.75'] } }, async () => {
  const { kept } = openList('/payments', undefined, keptListSettings({ views: [beans] }));
  answerAlso(refuse(getListSettings, 'internal'));
  await button('Views').click();
  await expect.element(page.getByText('We couldn’t load your saved views.')).toBeVisible();
  await expect.element(viewAction('Save this view')).toHaveAttribute('aria-disabled', 'true');
  answerAlso(...kept.answers);
  await page.getByRole('menuitem', { name: /^Try again/ }).click();
  await button('Views').click();
  await expect.element(viewItem('Beans')).toBeVisible();
});

test(
  'removes settings that earlier versions stored in the browser',
  { meta: { shows: ['spec:2.74'] } },
  async () => {
    localStorage.setItem('account-dashboard-columns-payments', 'amount');
    localStorage.setItem(`account-dashboard-views-payments-${payment.accountId}`, '[]');
    localStorage.setItem('account-dashboard-theme', 'light');
    openList('/payments');
    await expect.poll(browserKeys).toEqual(['account-dashboard', 'account-dashboard-theme']);
    expect(headings()).toEqual(own);
  },
);

test('drops unknown parts of a view, and views of other lists and accounts', async () => {
  const odd = { name: 'Odd', view: { status: '<b>', text: 'ok', colour: 'red' } };
  const elsewhere = { name: 'Elsewhere', accountId: 'acc_another', view: {} };
  openList(
    '/payments',
    undefined,
    keptListSettings({
      views: [
        { ...beans, ...odd },
        { ...beans, ...elsewhere },
        { ...beans, list: 'refunds', name: 'Of refunds' },
      ],
    }),
  );
  await button('Views').click();
  await expect.element(viewItem('Odd')).toHaveAttribute('href', '/payments?text=ok');
  await expect.element(viewItem('Elsewhere')).not.toBeInTheDocument();
  await expect.element(viewItem('Of refunds')).not.toBeInTheDocument();
});

test('opens the first filter with the F key, except while the user types', async () => {
  openList('/payments');
  await expect.element(chip('Date')).toBeVisible();
  await expect
    .poll(async () => {
      await userEvent.keyboard('f');
      return panel('Date').elements().length;
    })
    .toBe(1);
  await userEvent.keyboard('{Escape}');
  await button('More filters').click();
  await page.getByRole('menuitem', { name: 'Description or ID' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Description or ID' })).toHaveFocus();
  await userEvent.keyboard('fff');
  await expect.element(page.getByRole('textbox', { name: 'Description or ID' })).toHaveValue('fff');
});

test('shows that a sum is unreadable, while the list stays usable', async () => {
  openApp('/payments', {
    answers: [
      ...keptListSettings().answers,
      answer(reportFrontendError, {}),
      answer(getTransaction, payment),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
      answer(listTransactions, { transactions: rows, totalCount: 40 }),
      // NaN is sent as null.
      answer(getListSum, { totalCount: 40, amount: Number.NaN }),
    ],
  });
  await expect.element(page.getByText(/^40 payments, \$ -- · /)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('16–30 of 40')).toBeVisible();
  await expect.element(page.getByText(/^40 payments, \$ -- · /)).toBeVisible();
});

test('requests the chosen columns again when all cached data may be outdated', async () => {
  let askedCount = 0;
  const { shell } = openApp('/payments', {
    answers: [
      answer(getListSettings, () => {
        askedCount += 1;
        return { columns: [], views: [] };
      }),
      answer(listTransactions, { transactions: rows, totalCount: 40 }),
    ],
  });
  await expect.poll(() => askedCount).toBe(1);
  await expect.poll(() => shell.queryClient().isFetching()).toBe(0);
  await shell.queryClient().invalidateQueries();
  expect(askedCount).toBe(2);
});

test('restores the typed name of a view after a click outside the dialog', async () => {
  openList('/payments?text=beans');
  await button('Views').click();
  await viewAction('Save this view').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Beans');
  await clickBesideDialog();
  await button('Views').click();
  await viewAction('Save this view').click();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Beans');
});
