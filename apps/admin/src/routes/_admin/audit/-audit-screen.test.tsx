import { listAuditEntries } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { savedFiles } from '@tillbook/web-shell/testing/saved-files';
import { mostExportedEntries } from '../../../features/audit/export-audit.ts';
import { auditEntries } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

/** The server's own order and paging, over as many entries; `before` goes on from one. */
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

test('says who did what, when, on which account, and from where', async () => {
  openApp('/admin/audit', { answers: [trail(20)] });
  await expect.poll(rows).toHaveLength(15);
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'When',
    'Who',
    'Action',
    'Account',
    'Details',
    'From',
  ]);
  expect(rows()[0]?.textContent).toMatch(
    /ada@example\.comBalance adjustedHarbor Coffeetxn_0+1 Amount: \$1\.00 · Direction: credit192\.0\.2\.7/,
  );
  expect(document.title).toBe('Audit · Tillbook');
});

test('an account leads to its own trail, an object to where it can be seen', async () => {
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

test('is filtered by email, action, account and period, all of it in the address', async () => {
  const asked: URLSearchParams[] = [];
  const { router } = openApp('/admin/audit?page=2', { answers: [trail(40, asked)] });
  await expect.poll(rows).toHaveLength(15);
  await page.getByRole('searchbox', { name: 'Email' }).fill('ada');
  await page.getByRole('combobox', { name: 'Action' }).selectOptions('Signed in');
  await page.getByRole('searchbox', { name: 'Account ID' }).fill('acc_0000000000000001');
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01');
  await page.getByRole('textbox', { name: 'Until' }).fill('2026-11-02');
  await expect
    .poll(() => Object.fromEntries(asked.at(-1) ?? []))
    .toEqual({
      email: 'ada',
      action: 'session.begin',
      accountId: 'acc_0000000000000001',
      from: new Date(2026, 10, 1).toISOString(),
      // All of the last day counts.
      until: new Date(2026, 10, 3).toISOString(),
      offset: '0',
      limit: '15',
    });
  expect(router.state.location.search).toEqual({
    email: 'ada',
    action: 'session.begin',
    accountId: 'acc_0000000000000001',
    from: '2026-11-01',
    until: '2026-11-02',
  });
  expect(router.state.location.publicHref).toContain('email=ada');
});

test('an action this app does not know is shown and chosen as it is', async () => {
  openApp('/admin/audit?action=moon.land', { answers: [trail(1)] });
  await expect.element(page.getByRole('combobox', { name: 'Action' })).toHaveValue('moon.land');
});

test('filters that match nothing say so and can be cleared', async () => {
  openApp('/admin/audit?email=nobody', { answers: [trail(0)] });
  await expect.element(page.getByText('No entry found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(page.getByText('Nothing written down yet')).toBeVisible();
});

test('a failure can be tried again', async () => {
  const { answerAlso } = openApp('/admin/audit', { answers: [refuse(listAuditEntries, 'forbidden')] });
  await expect
    .element(page.getByText('Failed to fetch the audit trail. Please try again later.'))
    .toBeVisible();
  answerAlso(trail(1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(rows).toHaveLength(1);
});

test('exports what the filters give, over as many pages as it takes', async () => {
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
  // The email begins with a sign that a spreadsheet would take for a formula.
  expect(lines[1]).toContain(`,'=ada`);
  expect(asked.slice(1).map((query) => [query.get('email'), query.get('limit')])).toEqual([
    ['ada', '100'],
    ['ada', '100'],
    ['ada', '100'],
  ]);
});

test('an export ends at the most a file takes, and says so', async () => {
  savedFiles();
  openApp('/admin/audit', { answers: [trail(mostExportedEntries + 1)] });
  await expect.poll(rows).toHaveLength(15);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.element(page.getByText(/^The newest 10,000 entries have been exported/)).toBeVisible();
});

test('an export that fails says so and saves nothing', async () => {
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
