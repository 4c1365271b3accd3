import {
  getAccountActivity,
  getAccountAttention,
  listLedgerEntries,
  type AttentionItem,
} from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { factValue } from '../../../testing/fact-value.ts';
import { activityPeriod } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const noEntries = answer(listLedgerEntries, { data: [], totalCount: 0 });
const patient = { timeout: 10_000 };

const activity = page.getByRole('region', { name: 'Activity' });

const choose = (group: string, name: string) =>
  activity.getByRole('radiogroup', { name: group }).getByText(name).click();

const nothing = {
  ...activityPeriod('2026-11-17', 0, 0),
  gross: 0,
  fees: 0,
  net: 0,
  payments: 0,
  succeeded: 0,
};

test(
  'says what came in, what it cost and how much succeeded, beside the time before',
  { meta: { shows: ['spec:2.57'] } },
  async () => {
    openApp('/overview', { answers: [noEntries] });
    await expect.element(activity.getByText('+50% from $535.36'), patient).toBeVisible();
    expect(factValue('Net volume')).toBe('$803.04+50% from $535.36');
    expect(factValue('Payments')).toBe('42+50% from 28');
    expect(factValue('Fees paid')).toBe('$36.96+50% from $24.64');
    expect(factValue('Success rate')).toBe('95.5%100% before');
  },
);

test(
  'draws the days with those before, and has them as a table',
  { meta: { shows: ['spec:2.57'] } },
  async () => {
    openApp('/overview', { answers: [noEntries] });
    const drawing = activity.getByRole('img', { name: /^Net volume from Nov 17, 2026 to Nov 23, 2026\./ });
    await expect.element(drawing, patient).toBeVisible();
    await activity.getByRole('button', { name: 'Show as table' }).click();
    await expect
      .element(activity.getByRole('row', { name: 'Nov 17, 2026 $57.36 $19.12 $60.00 $2.64' }))
      .toBeVisible();
    await choose('Shown by day', 'Payments');
    await expect.element(activity.getByRole('row', { name: 'Nov 23, 2026 9 7 $180.00' })).toBeVisible();
  },
);

test('asks for the period that is chosen', async () => {
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
  await choose('Period', '90 days');
  await expect.poll(() => sent.map(({ query }) => query.get('period'))).toEqual(['30d', '90d']);
});

test('an activity that cannot be loaded says so, and the rest of the page works', async () => {
  openApp('/overview', { answers: [noEntries, away(getAccountActivity)] });
  await expect
    .element(page.getByText('Failed to load the activity. Please try again later.'), patient)
    .toBeVisible();
  await expect.element(page.getByText('$30,522.60')).toBeVisible();
});

const attention = page.getByRole('region', { name: 'Needs your attention' });

test('lists what waits, each with what mends it', { meta: { shows: ['spec:2.58'] } }, async () => {
  const items: AttentionItem[] = [
    {
      kind: 'dispute',
      disputeId: 'dsp_1',
      amount: 12_840,
      reasonLabel: 'Not received',
      respondBy: '2026-12-07T15:00:00Z',
    },
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
  await expect.element(attention.getByText('Respond by Dec 7, 2026, or it is lost.'), patient).toBeVisible();
  await expect.element(attention.getByText('Missing: EIN, a representative.')).toBeVisible();
  const links = attention.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Respond', '/disputes/dsp_1'],
    ['Check the payout account', '/settings'],
    ['Try the device', '/virtual-terminal'],
    ['Complete the profile', '/profile/edit'],
  ]);
});

test('says that nothing waits', async () => {
  openApp('/overview', { answers: [noEntries] });
  await expect.element(attention.getByText('Nothing needs your attention.'), patient).toBeVisible();
});

test('what waits cannot be loaded, and that is said', async () => {
  openApp('/overview', { answers: [noEntries, away(getAccountAttention)] });
  await expect
    .element(page.getByText('Failed to load what needs your attention. Please try again later.'), patient)
    .toBeVisible();
});
