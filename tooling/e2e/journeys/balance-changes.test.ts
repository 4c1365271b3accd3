import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { callAs } from '../product/sign-in-by-call.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visits } from './visits.ts';

const { webUrl, visit } = visits();

const pageSize = 100;

type LedgerEntry = {
  readonly amount: number;
  readonly type: string;
  readonly category: string;
  readonly kind: string;
  readonly afterBalance: number;
};

type EntryPage = { readonly data: readonly LedgerEntry[]; readonly totalCount: number };

const settledSince = async (
  token: string,
  accountId: string,
  from: string,
): Promise<readonly LedgerEntry[]> => {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const path = `/accounts/ledger?accountId=${accountId}&status=settled&from=${from}&limit=${pageSize}&offset=${entries.length}`;
    const { data, totalCount } = await callAs<EntryPage>(webUrl, token, path);
    entries.push(...data);
    if (data.length === 0 || entries.length >= totalCount) return entries;
  }
};

const signedCents = ({ type, amount }: LedgerEntry): number => (type === 'debit' ? -amount : amount);

const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, entry) => sum + signedCents(entry), 0);

const centsIn = (figure: string): number => Math.round(Number(figure.replaceAll(/[$,+]/g, '')) * 100);

type Line = { readonly label: string; readonly count: number | undefined; readonly cents: number };

const linesOf = async (panel: Locator): Promise<readonly Line[]> => {
  const bridge = panel.getByRole('list', { name: 'Why your available balance changed' });
  await bridge.getByText('Difference', { exact: true }).waitFor();
  const texts = await bridge.getByRole('listitem').allInnerTexts();
  return texts.map((text) => {
    const [figure = ''] = /[+-]?\$[\d,]+\.\d\d$/.exec(text.trim()) ?? [];
    const count = /\((\d[\d,]*)\)/.exec(text)?.[1];
    return {
      label: /^[^($]*/.exec(text.trim())?.[0].trim() ?? '',
      count: count === undefined ? undefined : Number(count.replaceAll(',', '')),
      cents: centsIn(figure),
    };
  });
};

const lineNamed = (lines: readonly Line[], label: string): Line => {
  const line = lines.find((one) => one.label === label);
  if (line === undefined) throw new Error(`There is no line ${label}.`);
  return line;
};

/** Assigns an entry to a line; undefined for entries that reverse others. */
const changeOf = ({ category, kind }: LedgerEntry): string | undefined => {
  if (category.endsWith('_fee')) return 'Fees';
  if (category === 'manual_adjustment') return 'Adjustments';
  if (kind === 'payment') return 'Payments';
  if (kind === 'refund') return 'Refunds';
  if (kind === 'payout') return 'Payouts';
  if (category === 'dispute_hold' || kind === 'chargeback') return 'Disputes';
  return undefined;
};

const lineNames = ['Payments', 'Fees', 'Refunds', 'Disputes', 'Payouts', 'Adjustments'] as const;

const expectAgreement = (lines: readonly Line[], entries: readonly LedgerEntry[]) => {
  const [opening] = lines;
  const newest = entries[0];
  const oldest = entries.at(-1);
  expect(opening?.cents).toBe((oldest?.afterBalance ?? 0) - (oldest ? signedCents(oldest) : 0));
  expect(lineNamed(lines, 'Now').cents).toBe(newest?.afterBalance);
  expect(lineNamed(lines, 'Difference').cents).toBe(0);
  const parts = lineNames.map((name) => lineNamed(lines, name));
  expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(sumOf(entries));
  expect(parts.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(entries.length);
  // A reversing entry counts toward the line of the entry that it reverses. The entries of the ledger alone
  // don't show that line.
  const given = entries.filter((entry) => changeOf(entry) === undefined);
  for (const name of lineNames) {
    const own = entries.filter((entry) => changeOf(entry) === name);
    const most = given.length;
    const { count = 0, cents } = lineNamed(lines, name);
    expect(count - own.length).toBeGreaterThanOrEqual(0);
    expect(count - own.length).toBeLessThanOrEqual(most);
    if (count === own.length) expect(cents).toBe(sumOf(own));
  }
};

const openBridge = async (page: Page): Promise<Locator> => {
  await page.goto(`${webUrl}/overview`);
  await page.getByRole('button', { name: 'Why did it change?' }).click();
  return page.getByRole('dialog', { name: 'Why did it change?' });
};

test('explains a balance change in agreement with the ledger to the cent', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  let asked = '';
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/accounts/balance-changes')) asked = searchParams.get('from') ?? '';
  });
  /**
   * Returns the time requested after an action; an update of the account may first repeat the previous
   * request.
   */
  const askedAfter = async (act: () => Promise<void>, moment: RegExp): Promise<string> => {
    await act();
    await expect.poll(() => asked).toMatch(moment);
    return asked;
  };
  const panel = await openBridge(page);
  const token = signedIn?.token ?? '';
  const accountId = signedIn?.accountId ?? '';
  await linesOf(panel);
  await settled(page);
  expect(await findViolations(page)).toEqual([]);

  const since = panel.getByRole('radiogroup', { name: 'Since' });
  const month = await askedAfter(() => since.getByText('This month').click(), /-01T0[45]:00:00\.000Z$/);
  expectAgreement(await linesOf(panel), await settledSince(token, accountId, month));

  const afterPayout = await askedAfter(
    () => since.getByText('Last payout').click(),
    /(?<!T0[45]:00:00\.000Z)$/,
  );
  const sincePayout = await linesOf(panel);
  expect(lineNamed(sincePayout, 'Difference').cents).toBe(0);
  const payoutAt = new Date(Date.parse(afterPayout) - 1).toISOString();
  const entriesSince = await settledSince(token, accountId, payoutAt);
  const payout = entriesSince.findLast(({ kind }) => kind === 'payout');
  expect(sincePayout[0]?.cents).toBe(payout?.afterBalance);

  await since.getByText('Other').click();
  const longAgo = await askedAfter(
    () => panel.getByLabel('Date', { exact: true }).fill('2020-01-01'),
    /^2020-01-01T05:00:00\.000Z$/,
  );
  const lines = await linesOf(panel);
  const all = await settledSince(token, accountId, longAgo);
  expect(all.length).toBeGreaterThan(200);
  expectAgreement(lines, all);

  const payouts = lineNamed(lines, 'Payouts');
  await panel.getByRole('button', { name: /^Payouts/ }).click();
  const listed = panel.getByRole('table', { name: 'Entries: payouts' }).locator('tbody tr');
  await expect.poll(() => listed.count()).toBe(Math.min(10, payouts.count ?? 0));
  await settled(page);
  expect(await findViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await scrollsSideways(page)).toBe(false);
});
