import { listAuditEntries, type AuditEntry } from '@tillbook/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { mostExportedEntries } from '../../../features/audit/export-audit.ts';
import { auditEntries } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
afterEach(async () => {
  vi.useRealTimers();
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' });
});

/** Pages the entries, newest first, as the server does; `before` is the ID of the last entry read. */
const trail = (count: number, asked: URLSearchParams[] = [], email = 'ada@example.com') => {
  const all = auditEntries(count, email);
  return answer(listAuditEntries, ({ query }: Sent) => {
    asked.push(query);
    const before = query.get('before');
    const rest = before === null ? all : all.filter(({ id }) => id < before);
    const offset = Number(query.get('offset') ?? 0);
    return { data: rest.slice(offset, offset + Number(query.get('limit'))), totalCount: rest.length };
  });
};

const rows = () => page.getByRole('row').elements().slice(1);

test('shows the actor, action, time, account and address of each entry', async () => {
  openApp('/admin/audit', { answers: [trail(20)] });
  await expect.poll(rows).toHaveLength(15);
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'When',
    'Who',
    'Action',
    'Account',
    'Details',
    'IP address',
  ]);
  expect(rows()[0]?.textContent).toMatch(
    /ada@example\.comBalance adjustedHarbor Coffeetxn_…00000001txn_0+1 Amount: \$1\.00 · Direction: credit192\.0\.2\.7/,
  );
  expect(document.title).toBe('Audit · Tillbook');
});

const signIn: AuditEntry = {
  id: 'aud_0000000000000001',
  at: '2026-11-21T14:00:00Z',
  action: 'session.begin',
  userId: 'usr_0000000000000001',
  email: 'ada@example.com',
};

test('marks a missing value of an entry in its column, and omits the mark and its dot from a stacked row', async () => {
  openApp('/admin/audit', { answers: [answer(listAuditEntries, { data: [signIn], totalCount: 1 })] });
  const missing = page.getByRole('cell', { name: '--' });
  await expect.poll(() => missing.elements()).toHaveLength(3);
  await page.viewport(390, 844);
  await expect.poll(() => missing.elements()).toHaveLength(0);
  const who = page.getByRole('cell', { name: 'ada@example.com' }).element();
  expect(getComputedStyle(who, '::after').content).toBe('none');
});

test('starts a stacked row with the action, larger than the date', async () => {
  await page.viewport(390, 844);
  openApp('/admin/audit', { answers: [trail(1)] });
  const cell = page.getByRole('cell');
  const sizeOf = (text: string | RegExp) =>
    Number.parseFloat(getComputedStyle(cell.getByText(text).element()).fontSize);
  await expect.element(cell.getByText('Harbor Coffee')).toBeVisible();
  expect(sizeOf(/^Nov 21, 2026/)).toBeLessThan(sizeOf('Balance adjusted'));
});

test('links an account to its own trail, and an object to its screen', async () => {
  openApp('/admin/audit', { answers: [trail(1)] });
  const account = page.getByRole('link', { name: 'Harbor Coffee' });
  await expect.element(account).toHaveAttribute('href', '/admin/audit?accountId=acc_0000000000000001');
  await expect
    .element(page.getByRole('link', { name: 'txn_0000000000000001' }))
    .toHaveAttribute(
      'href',
      `${window.location.origin}/?accountId=acc_0000000000000001&to=%2Ftransactions%2Ftxn_0000000000000001&from=%2Fadmin%2Faudit`,
    );
});

const filter = (name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const done = () => page.getByRole('button', { name: 'Done' }).click();

test('filters the audit trail by email, action, account and period, and stores the filters in the address', async () => {
  const asked: URLSearchParams[] = [];
  const { router } = openApp('/admin/audit?page=2', { answers: [trail(40, asked)] });
  await expect.poll(rows).toHaveLength(15);
  await filter('Email').click();
  await page.getByRole('searchbox', { name: 'Email' }).fill('ada');
  await done();
  await expect.element(filter('Email: ada')).toBeVisible();
  await filter('Action').click();
  await page.getByRole('combobox', { name: 'Action' }).selectOptions('Signed in');
  await done();
  await filter('Account ID').click();
  await page.getByRole('searchbox', { name: 'Account ID' }).fill('acc_0000000000000001');
  await done();
  await filter('Date').click();
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01');
  await page.getByRole('textbox', { name: 'To' }).fill('2026-11-02');
  await done();
  await expect.element(filter('Date: Nov 1, 2026 – Nov 2, 2026')).toBeVisible();
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toEqual({
      email: 'ada',
      action: 'session.begin',
      accountId: 'acc_0000000000000001',
      from: new Date(2026, 10, 1).toISOString(),
      // The last day is included in full.
      until: new Date(2026, 10, 3).toISOString(),
      offset: '0',
      limit: '15',
    });
  await expect
    .poll(() => router.state.location.search)
    .toEqual({
      email: 'ada',
      action: 'session.begin',
      accountId: 'acc_0000000000000001',
      from: '2026-11-01',
      until: '2026-11-02',
    });
  expect(router.state.location.publicHref).toContain('email=ada');
  await page.getByRole('button', { name: 'Remove filter: Email' }).click();
  await expect.poll(() => router.state.location.search).not.toHaveProperty('email');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => router.state.location.search).toEqual({});
});

test('lists all entries by default, describes reads in words, and lists only changes when that filter is chosen', async () => {
  const asked: URLSearchParams[] = [];
  const reads = auditEntries(1).map((entry) => ({
    ...entry,
    action: 'admin.read',
    subject: 'listDisputes',
    details: undefined,
  }));
  const { router } = openApp('/admin/audit', {
    answers: [
      answer(listAuditEntries, ({ query }: Sent) => {
        asked.push(query);
        return query.get('kind') === 'changes' ? { data: [], totalCount: 0 } : { data: reads, totalCount: 1 };
      }),
    ],
  });
  // The empty list is a row, too.
  await expect.poll(() => rows()[0]?.textContent).toContain('ViewedHarbor CoffeeDisputes');
  expect(rows()).toHaveLength(1);
  expect(router.state.location.publicHref).toBe('/admin/audit');
  await page.getByRole('radio', { name: 'Changes' }).click({ force: true });
  await expect.element(page.getByText('No entries found')).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/audit?kind=changes');
  expect(asked.map((query) => query.get('kind'))).toEqual([null, 'changes']);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(page.getByRole('radio', { name: 'Everything' })).toBeChecked();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/audit');
});

test('shows an unknown action from the address in the action filter', async () => {
  openApp('/admin/audit?action=moon.land', { answers: [trail(1)] });
  await filter('Action: moon.land').click();
  await expect.element(page.getByRole('combobox', { name: 'Action' })).toHaveValue('moon.land');
});

test('offers to clear the filters when nothing matches', async () => {
  openApp('/admin/audit?email=nobody', { answers: [trail(0)] });
  await expect.element(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('No entries yet')).toBeVisible();
});

test('loads the audit trail again after a failure', async () => {
  const { answerAlso } = openApp('/admin/audit', { answers: [refuse(listAuditEntries, 'forbidden')] });
  await expect
    .element(page.getByText('Failed to fetch the audit trail. Please try again later.'))
    .toBeVisible();
  answerAlso(trail(1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(rows).toHaveLength(1);
});

test('exports the filtered entries over as many pages as needed', async () => {
  const saved = savedFiles();
  const asked: URLSearchParams[] = [];
  openApp('/admin/audit?email=ada', { answers: [trail(230, asked, '=ada@example.com')] });
  await expect.poll(rows).toHaveLength(15);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('230 entries exported.')).toBeVisible();
  const [file] = saved;
  expect(file?.name).toMatch(/^audit-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = ((await file?.text) ?? '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(231);
  expect(lines[0]).toMatch(/^At \(UTC\),Email,/);
  // The email starts with a character that a spreadsheet would read as a formula.
  expect(lines[1]).toContain(`,'=ada`);
  expect(asked.slice(1).map((query) => [query.get('email'), query.get('limit')])).toEqual([
    ['ada', '100'],
    ['ada', '100'],
    ['ada', '100'],
  ]);
});

test("names the export after the day in the user's time zone, and marks it as UTF-8", async () => {
  const saved = savedFiles();
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId: 'America/New_York' });
  vi.setSystemTime('2026-11-24T04:30:00Z');
  openApp('/admin/audit', { answers: [trail(1)] });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText('1 entry exported.')).toBeVisible();
  expect(saved[0]?.name).toBe('audit-2026-11-23.csv');
  expect([...((await saved[0]?.bytes) ?? [])].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x41]);
});

test('ends an export after the maximum number of entries, with a note', async () => {
  savedFiles();
  openApp('/admin/audit', { answers: [trail(mostExportedEntries + 1)] });
  await expect.poll(rows).toHaveLength(15);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText(/^Only the newest 10,000 entries were exported/)).toBeVisible();
});

test('shows an error and saves nothing when an export fails', async () => {
  const saved = savedFiles();
  const { answerAlso } = openApp('/admin/audit', { answers: [trail(20)] });
  await expect.poll(rows).toHaveLength(15);
  answerAlso(refuse(listAuditEntries, 'forbidden', ''));
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect
    .element(page.getByText('Failed to export the audit trail. Please try again later.'))
    .toBeVisible();
  expect(saved).toEqual([]);
});
