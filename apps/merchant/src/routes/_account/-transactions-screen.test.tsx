import {
  chooseListColumns,
  getListSettings,
  getTransaction,
  listColumns,
  listLedgerEntries,
  listTransactions,
  removeListView,
  saveListView,
} from '@tillbook/contract';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { answerAlso, usePages } from '@tillbook/web-shell/testing/page';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { payment, payments } from '../../testing/fixtures.ts';
import { keptListSettings } from '../../testing/list-settings.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();
afterEach(() => vi.useRealTimers());

const rows = payments(15);

/** Opens a list that answers everything with the same rows, and gives what it was asked for last. */
const openList = (address: string, totals: object = { totalCount: 40 }, kept = keptListSettings()) => {
  const sent: Sent[] = [];
  const { router } = openApp(address, {
    answers: [
      ...kept.answers,
      // A pointer that passes over a row loads what it leads to.
      answer(getTransaction, payment),
      answer(listLedgerEntries, { data: [], totalCount: 0 }),
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
  return { router, sent, asked, kept, href: () => router.state.location.href };
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const chip = (name: string) => button(name);
const panel = (name: string) => page.getByRole('dialog', { name });

const addFilter = async (name: string) => {
  await button('Add filter').click();
  await page.getByRole('menuitem', { name }).click();
  await expect.element(panel(name)).toBeVisible();
};

const beginningOf = (year: number, month: number, day: number): string =>
  new Date(year, month - 1, day).toISOString();

test(
  'an address says all that a list is narrowed to, days by the calendar of the person',
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
    await expect.element(chip('Text: “beans”')).toBeVisible();
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
    await expect.element(page.getByText('40 payments')).toBeVisible();
  },
);

test.each([
  'status=settled&date=tomorrow&method=cash&channel=phone&lastFour=42&sort=name&order=up&colour=red',
  'from=2026-02-30&until=soon&amountMin=-5&amountMax=1e9&text=',
  'from=2026-11-15&until=2026-11-01&amountMin=20&amountMax=10',
])('what cannot be read in an address narrows nothing: %s', async (search) => {
  const { asked } = openList(`/payments?${search}`);
  await expect.element(page.getByText('1–15 of 40')).toBeVisible();
  await expect.element(button('Add filter')).toBeVisible();
  await expect.element(button('Clear all')).not.toBeInTheDocument();
  expect(asked()).toEqual({ type: 'pull' });
});

test('a filter is added by keys alone, stands in the address, and begins at the first page', async () => {
  const { asked, href, router } = openList('/payments?page=2&pageSize=25');
  await expect.element(button('Add filter')).toBeVisible();
  button('Add filter').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Status' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', { name: 'Created' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.element(chip('Status: Failed')).toBeVisible();
  await expect.element(button('Add filter')).toHaveFocus();
  expect(href()).toBe('/payments?status=failed&pageSize=25');
  await expect.poll(asked).toEqual({ type: 'pull', status: 'failed' });
  router.history.back();
  await expect.element(chip('Status: Failed')).not.toBeInTheDocument();
  expect(href()).toBe('/payments?page=2&pageSize=25');
});

test('a chip opens what changes it, on what is set, and is removed by itself or with all', async () => {
  const { href } = openList('/payments?status=failed&date=last-7-days&sort=amount');
  await chip('Date: Last 7 days').click();
  await expect.element(page.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  await page.getByRole('radio', { name: 'Last month' }).click();
  await button('Apply').click();
  await expect.element(chip('Date: Last month')).toBeVisible();
  expect(href()).toBe('/payments?status=failed&date=last-month&sort=amount');
  await button('Remove filter: Status').click();
  await expect.element(chip('Status: Failed')).not.toBeInTheDocument();
  await expect.element(button('Add filter')).toHaveFocus();
  expect(href()).toBe('/payments?date=last-month&sort=amount');
  await button('Clear all').click();
  await expect.element(chip('Date: Last month')).not.toBeInTheDocument();
  expect(href()).toBe('/payments?sort=amount');
});

test(
  'what is wrong is said at its field, and what was typed stays',
  { meta: { shows: ['spec:2.71'] } },
  async () => {
    const { href } = openList('/payments');
    await addFilter('Amount');
    await page.getByRole('textbox', { name: 'From' }).fill('20');
    await page.getByRole('textbox', { name: 'To' }).fill('10.5');
    await button('Apply').click();
    await expect.element(page.getByText('To is less than From.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: 'To' })).toHaveValue('$10.5');
    await page.getByRole('textbox', { name: 'To' }).fill('30');
    await button('Apply').click();
    await expect.element(chip('Amount: $20.00 – $30.00')).toBeVisible();
    expect(href()).toBe('/payments?amountMin=20&amountMax=30');

    await addFilter('Last four');
    await page.getByRole('textbox', { name: 'Last four' }).fill('42a');
    await button('Apply').click();
    await expect.element(page.getByText('Last four must be four digits.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Last four' })).toHaveValue('42a');
    await userEvent.keyboard('{Escape}');

    await addFilter('Date');
    await page.getByRole('radio', { name: 'From – until' }).click();
    await page.getByRole('textbox', { name: 'From' }).fill('2026-11-15');
    await page.getByRole('textbox', { name: 'Until' }).fill('2026-11-01');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Until is before From.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Until' }).fill('2026-11');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Give a date as YYYY-MM-DD.')).toBeVisible();
  },
);

test('a filter that finds nothing says so, and offers to clear all', async () => {
  const { href, sent } = openList('/payments?text=nothing', { transactions: [], totalCount: 0 });
  await expect.element(page.getByRole('heading', { name: 'No payments match' })).toBeVisible();
  expect(page.getByText('No payments yet').elements()).toEqual([]);
  page.getByRole('table').getByRole('button', { name: 'Clear all' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add filter')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible();
  expect(href()).toBe('/payments');
  await expect.poll(() => sent.length).toBe(2);
});

test('what is not counted to its end is said to be more', { meta: { shows: ['spec:2.73'] } }, async () => {
  openList('/payments?method=card', { totalCount: 1000, totalCountCapped: true });
  await expect.element(page.getByText('1–15 of 1,000+')).toBeVisible();
  await expect.element(page.getByText('1,000+ payments')).toBeVisible();
});

test('headings put the list in order, and pages keep it', { meta: { shows: ['spec:2.72'] } }, async () => {
  const { href, asked } = openList('/payments');
  const date = page.getByRole('columnheader', { name: 'Date' });
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await expect.element(date).toHaveAttribute('aria-sort', 'descending');
  await amount.getByRole('button').click();
  await expect.element(amount).toHaveAttribute('aria-sort', 'descending');
  await expect.element(date).not.toHaveAttribute('aria-sort');
  expect(href()).toBe('/payments?sort=amount');
  await amount.getByRole('button').click();
  await expect.element(amount).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(href).toBe('/payments?sort=amount&order=asc&page=2');
  expect(asked()).toEqual({ type: 'pull', sort: 'amount', sortOrder: 'asc' });
  await date.getByRole('button').click();
  await expect.poll(href).toBe('/payments');
});

test(
  'payouts have neither method nor channel to be narrowed by',
  { meta: { shows: ['spec:2.71'] } },
  async () => {
    const { asked } = openList('/payouts?method=card&channel=online&status=completed');
    await expect.element(chip('Status: Completed')).toBeVisible();
    await expect.poll(asked).toEqual({ type: 'push', subtypeNot: 'refund', status: 'completed' });
    await button('Add filter').click();
    await expect.element(page.getByRole('menuitem', { name: 'Amount' })).toBeVisible();
    expect(
      page
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Status', 'Date', 'Amount', 'Last four', 'Text']);
  },
);

test('refunds are narrowed like payments', async () => {
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

/** All that the browser keeps of the app, by its names. */
const browserKeys = () => Object.keys(localStorage).toSorted();

test(
  'columns are chosen, kept for the person on the platform and not in the browser, and set back',
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
    await page.getByRole('menuitem', { name: 'Usual columns' }).click();
    await expect.poll(headings).toEqual(own);
    await expect.poll(() => kept.settings().columns).toEqual([]);
  },
);

test('one column stays, and another list has its own', async () => {
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

test('the platform knows every column that a list can show', async () => {
  const { kept } = openList('/payments');
  await button('Columns').click();
  await expect.element(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  const items = page.getByRole('menuitemcheckbox').all();
  for (const item of items.slice(own.length)) await item.click();
  await expect.poll(() => kept.settings().columns[0]?.columns).toEqual(listColumns.slice(0, items.length));
});

test(
  'columns that cannot be kept stay on the page, and that is said',
  { meta: { shows: ['spec:2.75'] } },
  async () => {
    const { router } = openList('/payments');
    await button('Columns').click();
    await expect.element(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    answerAlso(refuse(chooseListColumns, 'unavailable'));
    await toggleColumn('Description');
    await expect
      .element(page.getByText('Your columns could not be saved. They last until the page is reloaded.'))
      .toBeVisible();
    expect(headings()).toContain('Description');
    await userEvent.keyboard('{Escape}');
    await router.navigate({ to: '/refunds' });
    await expect.poll(headings).toEqual(['Amount', 'Date', 'Status']);
    await router.navigate({ to: '/payments' });
    await expect.poll(headings).toContain('Description');
  },
);

test('columns that somebody has made up are those of the list', async () => {
  openList(
    '/payments',
    undefined,
    keptListSettings({ columns: [{ list: 'payments', columns: ['__proto__', '<b>'] }] }),
  );
  await expect.element(page.getByRole('columnheader', { name: 'Date' }).getByRole('button')).toBeVisible();
  expect(headings()).toEqual(own);
});

const viewItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

test('a list has views by itself, real links, of which the one that is shown is marked', async () => {
  const { href } = openList('/payments');
  await button('Views').click();
  await expect.element(viewItem('All payments')).toHaveAttribute('aria-current', 'true');
  await expect.element(viewItem('Save this view')).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(viewItem('Failed, last 24 hours'))
    .toHaveAttribute('href', '/payments?status=failed&date=last-24-hours');
  await viewItem('Card, in person').click();
  await expect.element(chip('Channel: In person')).toBeVisible();
  expect(href()).toBe('/payments?method=card&channel=in_person');
  await button('Views').click();
  await expect.element(viewItem('Card, in person')).toHaveAttribute('aria-current', 'true');
  await expect.element(viewItem('All payments')).not.toHaveAttribute('aria-current', 'true');
});

test(
  'a view is saved under a name, opened and deleted by keys',
  { meta: { shows: ['spec:2.74'] } },
  async () => {
    const { kept } = openList('/payments?text=beans&sort=amount');
    await button('Views').click();
    await viewItem('Save this view').click();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Give the view a name.')).toBeVisible();
    await userEvent.keyboard('largest FIRST{Enter}');
    await expect.element(page.getByText('There is a view of this name already.')).toBeVisible();
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
    await expect.element(chip('Text: “beans”')).toBeVisible();
    expect(href()).toBe('/payments?text=beans&sort=amount');
    await button('Views').click();
    await viewItem('Delete “Beans”').click();
    await expect.element(page.getByText('View deleted')).toBeVisible();
    await button('Views').click();
    expect(viewItem('Beans').elements()).toEqual([]);
    expect(kept.settings().views).toEqual([]);
  },
);

test(
  'a view that could not be saved is named already when it is tried again',
  { meta: { shows: ['spec:2.75'] } },
  async () => {
    const { kept } = openList('/payments?text=beans');
    await button('Views').click();
    await viewItem('Save this view').click();
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

test('a view that could not be deleted is still there', { meta: { shows: ['spec:2.75'] } }, async () => {
  openList('/payments?text=beans', undefined, keptListSettings({ views: [beans] }));
  await expect.element(button('Views')).toBeVisible();
  answerAlso(refuse(removeListView, 'internal'));
  await button('Views').click();
  await viewItem('Delete “Beans”').click();
  await expect.element(page.getByText('Something went wrong on our side.')).toBeVisible();
  await button('Views').click();
  await expect.element(viewItem('Beans')).toHaveAttribute('aria-current', 'true');
});

test(
  'views that could not be loaded are loaded again on demand',
  { meta: { shows: ['spec:2.75'] } },
  async () => {
    const { kept } = openList('/payments', undefined, keptListSettings({ views: [beans] }));
    answerAlso(refuse(getListSettings, 'internal'));
    await button('Views').click();
    await expect.element(page.getByText('The views you have saved could not be loaded.')).toBeVisible();
    await expect.element(viewItem('Save this view')).toHaveAttribute('aria-disabled', 'true');
    answerAlso(...kept.answers);
    await page.getByRole('menuitem', { name: /^Load your views again/ }).click();
    await button('Views').click();
    await expect.element(viewItem('Beans')).toBeVisible();
  },
);

test('what earlier versions kept in the browser is removed', { meta: { shows: ['spec:2.74'] } }, async () => {
  localStorage.setItem('account-dashboard-columns-payments', 'amount');
  localStorage.setItem(`account-dashboard-views-payments-${payment.accountId}`, '[]');
  localStorage.setItem('account-dashboard-theme', 'light');
  openList('/payments');
  await expect.poll(browserKeys).toEqual(['account-dashboard', 'account-dashboard-theme']);
  expect(headings()).toEqual(own);
});

test('of a view what the list does not know is left out, and so are views of other lists and accounts', async () => {
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
  expect(viewItem('Elsewhere').elements()).toEqual([]);
  expect(viewItem('Of refunds').elements()).toEqual([]);
});

test('f opens what adds a filter, unless something is typed', async () => {
  openList('/payments');
  await expect.element(button('Add filter')).toBeVisible();
  await expect
    .poll(async () => {
      await userEvent.keyboard('f');
      return page.getByRole('menuitem', { name: 'Status' }).elements().length;
    })
    .toBe(1);
  await userEvent.keyboard('{Escape}');
  await addFilter('Text');
  await userEvent.keyboard('fff');
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveValue('fff');
});
