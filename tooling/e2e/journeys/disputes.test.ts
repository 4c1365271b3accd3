import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { settled } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { addCard, admin, charge, merchant, openAccount, signIn, type Card } from './person.ts';

const { webUrl, page, visit, figures } = journey();

const disputedCard: Card = { number: '4000000000000259', securityCode: '123' };

/** A document as small as one can be. */
const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};

const openList = (onPage: Page) =>
  onPage.getByRole('navigation').getByRole('link', { name: 'Disputes' }).click();

/** Opens the newest dispute of an amount, which stands in the list by itself a moment after the payment. */
const openDispute = async (onPage: Page, amount: string): Promise<string> => {
  await openList(onPage);
  const row = onPage.getByRole('table').locator('tbody').getByRole('row').filter({ hasText: amount }).first();
  await row.getByRole('link', { name: `Dispute of ${amount}` }).click({ timeout: 60_000 });
  await onPage.waitForURL('**/disputes/dsp_*');
  return new URL(onPage.url()).pathname.split('/').at(-1) ?? '';
};

const status = (onPage: Page, words: string) =>
  onPage.getByRole('main').getByText(words, { exact: true }).first();

/** Category and amount of each line of the effect on the ledger, and what they come to. */
const effectOn = async (onPage: Page): Promise<readonly string[]> => {
  const rows = onPage.getByRole('table', { name: 'Effect on your ledger' }).getByRole('row');
  const texts = await rows.allInnerTexts();
  return texts.slice(1).map((text) => {
    const cells = text.split(/\s*[\t\n]+\s*/).filter((cell) => cell !== '');
    return `${cells[0]} ${cells.at(-1)}`;
  });
};

/** What the general ledger tells of a dispute, newest first. */
const setsIn = async (id: string, amount: string): Promise<readonly string[]> => {
  const { page: adminPage } = await visit({ person: admin });
  await adminPage.goto(`${webUrl}/admin/general-ledger?text=${id}`);
  await adminPage.getByText(/^Dispute opened/).waitFor();
  await settled(adminPage);
  expect(await adminPage.getByRole('cell', { name: amount, exact: true }).count()).toBeGreaterThan(3);
  const descriptions = await adminPage.getByText(/^Dispute (?:opened|won|lost)/).allInnerTexts();
  return descriptions.map((text) => text.split(' ').slice(0, 2).join(' '));
};

test(
  'a dispute is answered with a file and won, another is accepted, and both stand in the ledgers',
  { meta: { shows: ['spec:2.67'] } },
  async () => {
    const onPage = page();
    await signIn(onPage, webUrl, merchant);
    await openAccount(onPage, 'Harbor Coffee Roasters');
    const instrumentId = await addCard(onPage, disputedCard);
    const cents = 10_000 + Math.floor(Math.random() * 80_000);
    const amount = `$${(cents / 100).toFixed(2)}`;
    await charge(onPage, amount.slice(1));
    await onPage.getByText('payment success', { exact: true }).waitFor();

    const id = await openDispute(onPage, amount);
    await onPage.getByText('13 days left', { exact: true }).waitFor();
    await onPage.getByText('Fraudulent', { exact: true }).waitFor();
    await expect
      .poll(() => effectOn(onPage))
      .toEqual([
        `Dispute hold -${amount}`,
        'Dispute penalty fee -$15.00',
        expect.stringMatching(/^Net effect/),
      ]);

    // Evidence is drafted with a file, left, and found again.
    await onPage.getByLabel('Explanation').fill('To be continued.');
    await onPage.getByLabel('Customer name').fill('Dana Whitfield');
    await onPage.locator('input[type="file"][name="receipt"]').setInputFiles(receipt);
    await onPage.getByText('receipt.pdf, 1 KB', { exact: true }).waitFor();
    await onPage.getByRole('button', { name: 'Save draft' }).click();
    await onPage.getByText('Draft saved', { exact: true }).first().waitFor();
    await onPage.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
    await onPage.waitForURL('**/overview');
    expect(await openDispute(onPage, amount)).toBe(id);
    await expect.poll(() => onPage.getByLabel('Explanation').inputValue()).toBe('To be continued.');
    expect(await onPage.getByLabel('Customer name').inputValue()).toBe('Dana Whitfield');
    await onPage.getByText('receipt.pdf, 1 KB', { exact: true }).waitFor();
    await onPage.getByText(/^File added: receipt\.pdf$/).waitFor();

    // What was typed is not left behind without a question.
    await onPage.getByLabel('Explanation').fill('winning_evidence');
    await openList(onPage);
    await onPage.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(await onPage.getByLabel('Explanation').inputValue()).toBe('winning_evidence');

    await onPage.getByRole('button', { name: 'Submit evidence' }).click();
    const question = onPage.getByRole('dialog', { name: 'Submit evidence?' });
    await question.getByText(/It cannot be changed afterwards\.$/).waitFor();
    await question.getByRole('button', { name: 'Submit', exact: true }).click();
    await onPage.getByText('Evidence submitted', { exact: true }).first().waitFor();

    // The bank's answer comes later, without anybody doing anything.
    await onPage
      .getByText('You won this dispute. What was held is yours again.')
      .waitFor({ timeout: 60_000 });
    await status(onPage, 'Won').waitFor();
    await expect
      .poll(() => effectOn(onPage))
      .toEqual([
        `Dispute hold -${amount}`,
        'Dispute penalty fee -$15.00',
        `Dispute hold ${amount}`,
        'Net effect -$15.00',
      ]);
    await settled(onPage);
    expect(await findViolations(onPage)).toEqual([]);
    expect(await setsIn(id, amount)).toEqual(['Dispute won', 'Dispute opened']);

    // Another one is accepted.
    await onPage.goto(`${webUrl}/payment-instruments/${instrumentId}`);
    const otherAmount = `$${((cents + 1) / 100).toFixed(2)}`;
    await charge(onPage, otherAmount.slice(1));
    await onPage.getByText('payment success', { exact: true }).waitFor();
    const otherId = await openDispute(onPage, otherAmount);
    await onPage.getByRole('button', { name: 'Accept dispute' }).click();
    const consent = onPage.getByRole('dialog', { name: 'Accept the dispute?' });
    expect(await consent.getByRole('button', { name: 'Accept dispute' }).isDisabled()).toBe(true);
    await consent.getByRole('checkbox').check({ force: true });
    await consent.getByRole('button', { name: 'Accept dispute' }).click();
    await onPage.getByText(/^You accepted this dispute\./).waitFor();
    await status(onPage, 'Lost').waitFor();
    await expect
      .poll(() => effectOn(onPage))
      .toEqual([
        `Dispute hold -${otherAmount}`,
        'Dispute penalty fee -$15.00',
        `Dispute hold ${otherAmount}`,
        `Transaction -${otherAmount}`,
        expect.stringMatching(/^Net effect -/),
      ]);
    expect(await setsIn(otherId, otherAmount)).toEqual(['Dispute lost', 'Dispute opened']);
    expect(await figures().imbalanceCents()).toBe(0);
  },
);
