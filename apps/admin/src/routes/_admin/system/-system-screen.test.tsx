import { getSystem } from '@tillbook/contract';
import { eventually } from '@tillbook/config/vitest/eventually';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { quietSystem, system } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();
afterEach(() => {
  vi.useRealTimers();
});

const valueOf = (label: string): string | undefined =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === label)?.nextElementSibling?.textContent;

test('shows the figures of today, the open disputes, and the queue', async () => {
  openApp('/admin/system', { answers: [answer(getSystem, system)] });
  await expect.poll(() => valueOf('Postings today')).toBe('1,204');
  expect([
    valueOf('Payments today'),
    valueOf('Payouts today'),
    valueOf('Refunds today'),
    valueOf('Open'),
    valueOf('Amount on hold'),
    valueOf('Jobs in the queue'),
    valueOf('Failed jobs'),
    valueOf('Payments without an outcome'),
  ]).toEqual([
    '900 payments · $45,000.00',
    '3 payouts · $1,200.00',
    '12 refunds · $340.00',
    '2',
    '$80.00',
    '17',
    '1',
    '4',
  ]);
  expect(valueOf('Next deadline')).toMatch(/^Nov 30, 2026 .+ · View dispute, Harbor Coffee$/);
  expect(document.title).toBe('System · Tillbook');
});

test('links the next deadline to its dispute, in its account', async () => {
  openApp('/admin/system', { answers: [answer(getSystem, system)] });
  await expect
    .element(page.getByRole('link', { name: 'View dispute, Harbor Coffee' }))
    .toHaveAttribute(
      'href',
      `${window.location.origin}/?accountId=acc_0000000000000001&to=%2Fdisputes%2Fdsp_0000000000000003&from=%2Fadmin%2Fsystem`,
    );
});

test('links a failed payout to its screen in its account', async () => {
  openApp('/admin/system', { answers: [answer(getSystem, system)] });
  const row = page.getByRole('link', { name: 'View payout of $250.00, Harbor Coffee' });
  await expect
    .element(row)
    .toHaveAttribute(
      'href',
      `${window.location.origin}/?accountId=acc_0000000000000001&to=%2Ftransactions%2Ftxn_0000000000000009&from=%2Fadmin%2Fsystem`,
    );
  await expect.element(page.getByText('The account is closed.')).toBeVisible();
  await expect.element(page.getByText('The newest 1 of 60')).toBeVisible();
});

test('expands a frontend error to its latest stack', async () => {
  openApp('/admin/system', { answers: [answer(getSystem, system)] });
  await expect.element(page.getByText(/^31 times, last/)).toBeVisible();
  const stack = page.getByText(/at drawChart/);
  await expect.element(stack).not.toBeVisible();
  await page.getByText('Cannot draw the chart').click();
  await expect.element(stack).toBeVisible();
});

test('shows empty lists when nothing has failed', async () => {
  openApp('/admin/system', { answers: [answer(getSystem, quietSystem)] });
  await expect.element(page.getByText('No failed payouts')).toBeVisible();
  await expect.element(page.getByText('No frontend errors')).toBeVisible();
  expect(valueOf('Next deadline')).toBe('--');
});

test('refreshes the figures, and leaves them in place when a refresh fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const { answerAlso } = openApp('/admin/system', { answers: [answer(getSystem, system)] });
  await eventually(() => expect(valueOf('Jobs in the queue')).toBe('17'));
  answerAlso(answer(getSystem, { ...system, queue: { ...system.queue, depth: 18 } }));
  await vi.advanceTimersByTimeAsync(60_000);
  await eventually(() => expect(valueOf('Jobs in the queue')).toBe('18'));
  answerAlso(refuse(getSystem, 'forbidden'));
  await vi.advanceTimersByTimeAsync(60_000);
  await eventually(() => expect(page.getByText(/^These figures couldn’t be updated/).query()).not.toBeNull());
  expect(valueOf('Jobs in the queue')).toBe('18');
});

test('loads the figures again after a failure', async () => {
  const { answerAlso } = openApp('/admin/system', { answers: [away(getSystem)] });
  await expect
    .element(page.getByText('Failed to fetch the platform’s status. Please try again later.'))
    .toBeVisible();
  answerAlso(answer(getSystem, quietSystem));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('No failed payouts')).toBeVisible();
});
