import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { holdTable } from '../database/hold-table.ts';
import { ownProduct } from '../product/own-product.ts';
import { payByCall } from '../product/pay-by-call.ts';
import { journey } from './journey.ts';
import { roaster } from './person.ts';

const { webUrl, visit, figures } = journey();

const refundButton = (onPage: Page) =>
  onPage.getByRole('main').getByRole('button', { name: 'Refund', exact: true });

const openDialog = async (onPage: Page) => {
  await refundButton(onPage).click();
  const dialog = onPage.getByRole('dialog', { name: 'Refund payment' });
  await dialog.waitFor();
  return dialog;
};

const leftToRefund = (onPage: Page) => onPage.getByText(/^\$[\d.]+ left to refund$/);

test(
  'refunds a payment in parts, from two tabs, to exactly zero',
  { meta: { shows: ['spec:2.97'] } },
  async () => {
    const { page: first, signedIn, expectComplaint } = await visit({ person: roaster });
    if (!signedIn) throw new Error('Somebody is signed in.');
    const { id } = await payByCall(webUrl, signedIn, 5_000);
    await first.goto(`${webUrl}/transactions/${id}`);

    // The bank rejects this partial refund later: the row shows the reason, and the full amount is refundable
    // again.
    const dialog = await openDialog(first);
    await dialog.getByLabel('Amount').fill('10.13');
    await dialog.getByRole('combobox', { name: 'Reason' }).fill('wrong');
    await first.getByRole('option', { name: 'Wrong amount' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    const refunds = first.getByRole('table', { name: 'Related transactions' });
    await refunds.getByText(/^Failed: /).waitFor({ timeout: 30_000 });
    await refunds.getByText('Wrong amount', { exact: true }).waitFor();
    await expect.poll(() => leftToRefund(first).count()).toBe(0);

    const part = await openDialog(first);
    await part.getByLabel('Amount').fill('20');
    await part.getByRole('button', { name: 'Confirm' }).dblclick();
    await part.waitFor({ state: 'detached' });
    await expect.poll(() => leftToRefund(first).innerText()).toContain('$30.00');

    // Two tabs offer the remainder; only one of them can refund it.
    const second = await first.context().newPage();
    await second.goto(`${webUrl}/transactions/${id}`);
    const [one, other] = [await openDialog(first), await openDialog(second)];
    expect(await other.getByLabel('Amount').inputValue()).toBe('$30.00');
    await one.getByRole('button', { name: 'Confirm' }).click();
    await one.waitFor({ state: 'detached' });
    expectComplaint({ status: 409, path: '/api/transactions/refund' });
    await other.getByRole('button', { name: 'Confirm' }).click();
    await other.getByRole('alert').getByText('This payment is fully refunded.').waitFor();
    await second.close();

    const why = 'This payment is fully refunded.';
    await first.getByText(why, { exact: true }).waitFor();
    expect(await refundButton(first).getAttribute('aria-disabled')).toBe('true');
    const given = (await figures().refundsOf(id)).filter(({ status }) => status !== 'failed');
    expect(new Set(given.map(({ amountCents }) => amountCents))).toEqual(new Set([2_000, 3_000]));
    await first
      .getByRole('list', { name: 'Other events' })
      .getByText(/^Refund of \$10\.13 failed/)
      .waitFor();
    await first
      .getByRole('list', { name: 'Timeline' })
      .getByText(/by merchant@example\.com/)
      .first()
      .waitFor();
    expect(await figures().imbalanceCents()).toBe(0);
  },
);

test('refunds the displayed amount when an earlier refund fails before the confirmation', async () => {
  const { page, signedIn } = await visit({ person: roaster });
  if (!signedIn) throw new Error('Somebody is signed in.');
  const { id } = await payByCall(webUrl, signedIn, 2_000);
  await page.goto(`${webUrl}/transactions/${id}`);
  // Delays the bank's response until the second dialog is open.
  const answer = await holdTable(ownProduct().databaseUrl, 'sandbox_processor.requests');
  const first = await openDialog(page);
  await first.getByLabel('Amount').fill('5.13');
  await first.getByRole('button', { name: 'Confirm' }).click();
  await first.waitFor({ state: 'detached' });
  await expect.poll(() => leftToRefund(page).innerText()).toContain('$14.87');

  const dialog = await openDialog(page);
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('$14.87');
  const statusOf = async (status: string) =>
    (await figures().refundsOf(id)).filter((refund) => refund.status === status);
  expect(await statusOf('pending')).toMatchObject([{ amountCents: 513 }]);
  await answer();
  await expect.poll(() => statusOf('failed'), { timeout: 30_000 }).toMatchObject([{ amountCents: 513 }]);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'detached' });
  const given = (await figures().refundsOf(id)).filter(({ status }) => status !== 'failed');
  expect(given.map(({ amountCents }) => amountCents)).toEqual([1_487]);
});
