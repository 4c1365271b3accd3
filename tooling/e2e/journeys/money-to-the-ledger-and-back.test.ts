import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { rowsIn } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { addCard, approvedCard, charge, merchant, openAccount, signIn } from './person.ts';

const { webUrl, page, figures } = journey();

/** Waits for a table to load and returns the amounts in its last column. */
const amountsIn = async (onPage: Page, table: string): Promise<readonly string[]> => {
  const shown = onPage.getByRole('table', { name: table }).and(onPage.locator(':not([aria-busy="true"])'));
  const lastCells = shown
    .locator('tbody')
    .getByRole('row')
    .getByRole('cell')
    .and(onPage.locator(':last-child'));
  return (await lastCells.allInnerTexts()).map((text) => text.trim());
};

const currentId = (onPage: Page): string => new URL(onPage.url()).pathname.split('/').at(-1) ?? '';

test(
  'charges a card from the embedded form, posts it with fees to the ledger, and refunds it',
  {
    meta: {
      shows: ['spec:1.6', 'spec:2.56', 'spec:2.60', 'spec:2.89', 'spec:2.93', 'spec:8.7', 'spec:9.11'],
    },
  },
  async () => {
    const onPage = page();
    await signIn(onPage, webUrl, merchant);
    await openAccount(onPage, 'Harbor Coffee Roasters');

    const instrumentId = await addCard(onPage, approvedCard);
    await onPage.getByText('•••• 4242').first().waitFor();
    expect(await onPage.content()).not.toContain(approvedCard.number);

    await charge(onPage, '128.40');
    await onPage.getByText('payment success', { exact: true }).waitFor();

    await onPage.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    // The instrument's page also lists its payment.
    await onPage.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
    const firstPayment = rowsIn(onPage.getByRole('table')).first();
    await expect.poll(() => firstPayment.innerText()).toContain('$128.40');
    expect(await firstPayment.innerText()).toContain(instrumentId.slice(-8));
    expect(await firstPayment.innerText()).toContain('Succeeded');
    await firstPayment.getByRole('link').first().click();
    await onPage.waitForURL('**/transactions/txn_*');
    const paymentId = currentId(onPage);

    // 2.90% of $128.40 is $3.7236, rounded to $3.72, plus 30 cents per online payment.
    await expect.poll(() => amountsIn(onPage, 'Ledger entries')).toEqual(['$128.40', '-$3.72', '-$0.30']);
    const [payment] = await figures().transaction(paymentId);
    expect(payment).toMatchObject({ status: 'succeeded', amountCents: 12_840 });
    expect(await figures().approvalsOf(paymentId)).toEqual([{ outcome: 'approved', amountCents: 12_840 }]);
    expect(await figures().entriesOf([paymentId])).toEqual([
      { category: 'transaction', type: 'credit', amountCents: 12_840, status: 'pending' },
      { category: 'card_percentage_fee', type: 'debit', amountCents: 372, status: 'pending' },
      { category: 'card_flat_fee', type: 'debit', amountCents: 30, status: 'pending' },
    ]);
    const accountId = payment?.accountId ?? '';
    const [before] = await figures().balances(accountId);

    await onPage.getByRole('button', { name: 'Refund' }).click();
    const dialog = onPage.getByRole('dialog', { name: 'Refund payment' });
    await dialog
      .getByText(
        "Refunds take 5-10 days to appear on a customer's statement. There are no additional fees for the refund.",
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await onPage.getByText('Refund successfully requested', { exact: true }).waitFor();

    const related = onPage.getByRole('table', { name: 'Related transactions' });
    await related.getByText('Refund', { exact: true }).waitFor();
    await related.getByRole('link').first().click();
    await expect.poll(() => currentId(onPage)).not.toBe(paymentId);
    await expect.poll(() => amountsIn(onPage, 'Ledger entries')).toEqual(['-$128.40']);

    const [refund] = await figures().refundsOf(paymentId);
    expect(refund).toMatchObject({ id: currentId(onPage), amountCents: 12_840 });
    expect(await figures().entriesOf([currentId(onPage)])).toEqual([
      { category: 'transaction', type: 'debit', amountCents: 12_840, status: 'pending' },
    ]);
    const [after] = await figures().balances(accountId);
    expect(after?.pendingCents).toBe((before?.pendingCents ?? 0) - 12_840);
    expect(await figures().imbalanceCents()).toBe(0);

    // The bank responds later.
    await expect
      .poll(async () => (await figures().refundsOf(paymentId))[0]?.status, { timeout: 30_000 })
      .toBe('succeeded');
  },
);
