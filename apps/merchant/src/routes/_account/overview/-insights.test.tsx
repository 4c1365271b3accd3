import {
  getAccountActivity,
  getAccountAttention,
  listLedgerEntries,
  type AttentionItem,
} from '@tillbook/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { activityPeriod } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
// Fixes the time, since a test that reads the day twice may cross midnight.
beforeEach(() => vi.setSystemTime('2026-11-23T15:00:00Z'));
afterEach(() => void vi.useRealTimers());

const noEntries = answer(listLedgerEntries, { data: [], totalCount: 0 });
const patient = { timeout: 60_000 };

const activity = page.getByRole('region', { name: 'Net volume' });

const chooseDays = (days: string) =>
  activity.getByRole('radiogroup', { name: 'Period' }).getByText(days).click();

const nothing = {
  ...activityPeriod('2026-11-17', 0, 0),
  gross: 0,
  fees: 0,
  net: 0,
  payments: 0,
  succeeded: 0,
};

test(
  'shows payments, fees, the success rate, and net volume compared with the previous period',
  { meta: { shows: ['spec:2.57'] } },
  async () => {
    openApp('/overview', { answers: [noEntries] });
    await expect
      .element(activity.getByText('Net volume: $803.04 up 50% from $535.36'), patient)
      .toBeVisible();
    await expect.element(activity.getByText('42 payments, $36.96 fees, 95.5% succeeded')).toBeVisible();
    await expect
      .element(
        activity.getByText(
          'Days in Eastern Time. Net volume is payments minus refunds, disputes and fees. Payouts are not included.',
        ),
      )
      .toBeVisible();
  },
);

test('takes the same height for long and short amounts', async () => {
  await page.viewport(1440, 900);
  const short = activityPeriod('2026-11-17', 3, 1);
  const long = { ...short, net: 123_456_789, fees: 3_456_789 };
  openApp('/overview', {
    answers: [
      noEntries,
      answer(getAccountActivity, ({ query }) => {
        const current = query.get('period') === '90d' ? long : short;
        return { timeZone: 'America/New_York', current, previous: current };
      }),
    ],
  });
  const heightPx = () => activity.element().getBoundingClientRect().height;
  await expect.element(activity.getByText(/, \$36\.96 fees, /), patient).toBeVisible();
  const shortHeightPx = heightPx();
  await chooseDays('90d');
  await expect.element(activity.getByText(/, \$34,567\.89 fees, /)).toBeVisible();
  expect(heightPx()).toBe(shortHeightPx);
});

test(
  'charts a bar for each day, linked to the payments of the day, and shows the days as a table on request',
  { meta: { shows: ['spec:2.57'] } },
  async () => {
    openApp('/overview', { answers: [noEntries] });
    const drawing = activity.getByRole('img', { name: /^Net volume from Nov 17, 2026 to Nov 23, 2026\./ });
    await expect.element(drawing, patient).toBeVisible();
    await expect
      .element(
        activity.getByRole('link', { name: /^Nov 17, 2026: Last 7 days \$57\.36, Previous 7 days \$19\.12/ }),
      )
      .toHaveAttribute('href', '/payments?postedOn=2026-11-17');
    await activity.getByRole('button', { name: 'Show as table' }).click();
    await expect
      .element(activity.getByRole('row', { name: 'Nov 17, 2026 $57.36 $19.12 3 $60.00 $2.64' }))
      .toBeVisible();
  },
);

test('requests the activity of the chosen period', async () => {
  const sent: Sent[] = [];
  openApp('/overview', {
    answers: [
      noEntries,
      answer(getAccountActivity, (call) => {
        sent.push(call);
        return { timeZone: 'America/New_York', current: nothing, previous: nothing };
      }),
    ],
  });
  await expect.element(activity.getByText(/^No payments in the last 7 days/), patient).toBeVisible();
  await chooseDays('90d');
  await expect.poll(() => sent.map(({ query }) => query.get('period'))).toEqual(['30d', '90d']);
});

test('reports that the activity failed to load, while the rest of the page works', async () => {
  openApp('/overview', { answers: [noEntries, away(getAccountActivity)] });
  await expect
    .element(page.getByText('Failed to load activity. Please try again later.'), patient)
    .toBeVisible();
  await expect.element(page.getByText('$30,522.60')).toBeVisible();
});

const attention = page.getByRole('region', { name: 'Needs your attention' });

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const disputeOf = (number: number): AttentionItem => ({
  kind: 'dispute',
  disputeId: `dsp_${number}`,
  amount: 12_840,
  reasonLabel: 'Not received',
  respondBy: hoursFromNow(24 * number + 1),
});

test(
  'lists what needs attention, one line per item, with links to the pages that resolve it',
  { meta: { shows: ['spec:2.58'] } },
  async () => {
    const items: AttentionItem[] = [
      disputeOf(2),
      {
        kind: 'failed_payout',
        transactionId: 'txn_1',
        amount: 5000,
        failureMessage: 'The bank refused the transfer.',
        failedAt: '2026-11-20T15:00:00Z',
      },
      {
        kind: 'device',
        serialNumber: 'TB-1',
        name: 'Counter',
        transactionId: 'txn_2',
        failureMessage: 'Terminal is offline',
        failedAt: '2026-11-21T15:00:00Z',
      },
      { kind: 'profile', missing: ['ein', 'representative'] },
    ];
    openApp('/overview', { answers: [noEntries, answer(getAccountAttention, { items })] });
    await attention.getByRole('button', { name: 'Show all 4' }).click();
    const links = attention.getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['$128.40 disputed as not received 2 days left $128.40', '/disputes/dsp_2'],
      ['Payout failed: The bank refused the transfer. Nov 20 $50.00', '/settings'],
      ['Terminal Counter did not respond on Nov 21 Take a test payment ', '/virtual-terminal'],
      ['Complete your business profile: EIN, representative 2 missing ', '/profile/edit'],
    ]);
  },
);

test('shows three attention items until all are requested', async () => {
  const items = [1, 2, 3, 4, 5].map(disputeOf);
  openApp('/overview', { answers: [noEntries, answer(getAccountAttention, { items })] });
  const countLinks = () => attention.getByRole('link').elements().length;
  await expect.poll(countLinks, patient).toBe(3);
  await attention.getByRole('button', { name: 'Show all 5' }).click();
  expect(countLinks()).toBe(5);
  await attention.getByRole('button', { name: 'Show fewer' }).click();
  expect(countLinks()).toBe(3);
});

test('shows that nothing needs attention', async () => {
  openApp('/overview', { answers: [noEntries] });
  await expect.element(attention.getByText('All clear'), patient).toBeVisible();
});

test('reports that the attention list failed to load, and shows the ledgers', async () => {
  openApp('/overview', { answers: [noEntries, away(getAccountAttention)] });
  await expect
    .element(page.getByText('Failed to load what needs your attention. Please try again later.'), patient)
    .toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Pending Ledger' })).toBeVisible();
});
