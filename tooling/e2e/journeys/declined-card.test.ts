import { expect, test } from 'vitest';
import { rowsIn, screenHeading } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { addCard, charge, declinedCard, openAccount, secondMerchant, signIn } from './person.ts';

const { webUrl, page, figures } = journey();

test(
  'shows the reason for a declined card and lists the payment as failed, without a ledger entry',
  { meta: { shows: ['spec:8.10', 'spec:8.16'] } },
  async () => {
    const onPage = page();
    await signIn(onPage, webUrl, secondMerchant);
    await openAccount(onPage, 'Birchwood Bikes');
    await addCard(onPage, declinedCard);
    await charge(onPage, '19.95');

    const dialog = onPage.getByRole('dialog', { name: 'Create payment' });
    await dialog.getByText('payment failed', { exact: true }).waitFor();
    await dialog.getByText('Insufficient funds.', { exact: true }).waitFor();
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('$19.95');
    await onPage.keyboard.press('Escape');

    await onPage.getByRole('navigation').getByRole('link', { name: 'Payments' }).click();
    // The instrument's page also has a table of payments.
    await screenHeading(onPage, 'Payments').waitFor();
    const first = rowsIn(onPage.getByRole('table')).first();
    await expect.poll(() => first.innerText()).toContain('Failed');
    await first.getByRole('link').first().click();
    await onPage.waitForURL('**/transactions/txn_*');
    await onPage.getByText('No ledger entries found', { exact: true }).waitFor();

    const id = new URL(onPage.url()).pathname.split('/').at(-1) ?? '';
    expect(await figures().transaction(id)).toMatchObject([{ status: 'failed', amountCents: 1995 }]);
    expect(await figures().entriesOf([id])).toEqual([]);
    expect(await figures().approvalsOf(id)).toEqual([{ outcome: 'declined', amountCents: 1995 }]);
  },
);
