import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { settled } from '../screens/reading.ts';
import { journey } from './journey.ts';
import { addCard, admin, charge, merchant, openAccount, signIn, type Card } from './person.ts';

const { webUrl, page, visit, figures } = journey();

const disputedCard: Card = { number: '4000000000000259', securityCode: '123' };

const conversation = {
  name: 'conversation.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
};

const download = async (onPage: Page, name: string | RegExp): Promise<Buffer> => {
  const [saved] = await Promise.all([
    onPage.waitForEvent('download'),
    onPage.getByRole('button', { name }).click(),
  ]);
  return buffer(await saved.createReadStream());
};

const openList = (onPage: Page) =>
  onPage.getByRole('navigation').getByRole('link', { name: 'Disputes' }).click();

/**
 * Opens the newest dispute of an amount. It appears in the list without a reload, shortly after the payment.
 */
const openDispute = async (onPage: Page, amount: string): Promise<string> => {
  await openList(onPage);
  const row = onPage.getByRole('table').locator('tbody').getByRole('row').filter({ hasText: amount }).first();
  await row.getByRole('link', { name: `${amount} disputed` }).click({ timeout: 60_000 });
  await onPage.waitForURL('**/disputes/dsp_*');
  return new URL(onPage.url()).pathname.split('/').at(-1) ?? '';
};

const status = (onPage: Page, words: string) =>
  onPage.getByRole('main').getByText(words, { exact: true }).first();

const effectOn = async (onPage: Page): Promise<readonly string[]> => {
  const rows = onPage.getByRole('table', { name: 'Effect on your ledger' }).getByRole('row');
  const texts = await rows.allInnerTexts();
  return texts.slice(1).map((text) => {
    const cells = text.split(/\s*[\t\n]+\s*/).filter((cell) => cell !== '');
    return `${cells[0]} ${cells.at(-1)}`;
  });
};

/** Returns the dispute's entry sets in the general ledger, newest first. */
const setsIn = async (id: string, amount: string): Promise<readonly string[]> => {
  const { page: adminPage } = await visit({ person: admin });
  await adminPage.goto(`${webUrl}/admin/general-ledger?text=${id}`);
  await adminPage.getByText(/^Dispute opened/).waitFor();
  await settled(adminPage);
  const sets = adminPage.getByRole('button', { name: /^Dispute (?:opened|won|lost)/ });
  const descriptions = await sets.allInnerTexts();
  for (const set of await sets.all()) await set.click();
  expect(await adminPage.getByRole('cell', { name: amount, exact: true }).count()).toBeGreaterThan(3);
  return descriptions.map((text) => text.split(' ').slice(0, 2).join(' '));
};

test(
  'contests and wins a dispute with a file, accepts another dispute, and posts both to the ledgers',
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

    // Drafts are saved automatically and survive a reload.
    const explanation = onPage.getByRole('textbox', { name: 'Explanation' });
    // A text that is filled in while the suggestion arrives is appended to it.
    await expect.poll(() => explanation.inputValue()).not.toBe('');
    await explanation.fill('To be continued.');
    await onPage.getByText('Saved', { exact: true }).waitFor();
    await onPage.reload();
    await expect.poll(() => explanation.inputValue()).toBe('To be continued.');
    expect(await onPage.getByLabel('Customer name').inputValue()).toBe('Dana Whitfield');

    // The confirmation warns if no file is attached.
    const question = onPage.getByRole('dialog', { name: 'Submit evidence?' });
    const warning = question.getByText('Your explanation goes to the customer’s bank without any files.');
    await onPage.getByRole('button', { name: 'Submit evidence' }).click();
    await warning.waitFor();
    await settled(onPage);
    expect(await findViolations(onPage)).toEqual([]);
    await question.getByRole('button', { name: 'Cancel' }).click();

    await onPage.getByRole('button', { name: 'Attach our receipt' }).click();
    await onPage.getByText(/^receipt-txn_\w+\.pdf, \d+ KB$/).waitFor();
    await onPage.locator('input[type="file"][name="conversation"]').setInputFiles(conversation);
    await onPage.getByText('conversation.pdf, 1 KB', { exact: true }).waitFor();
    expect((await download(onPage, /^Download receipt-txn_/)).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await download(onPage, 'Download conversation.pdf')).toEqual(conversation.buffer);

    await onPage.getByRole('button', { name: 'Preview' }).click();
    const preview = onPage.getByRole('dialog', { name: 'Preview for the bank' });
    for (const text of ['To be continued.', 'Dana Whitfield', 'conversation.pdf, 1 KB']) {
      await preview.getByText(text, { exact: true }).waitFor();
    }
    await preview.getByRole('button', { name: 'Close preview' }).click();

    await onPage.getByRole('navigation').getByRole('link', { name: 'Overview' }).click();
    await onPage.waitForURL('**/overview');
    expect(await openDispute(onPage, amount)).toBe(id);
    await expect.poll(() => explanation.inputValue()).toBe('To be continued.');
    await onPage.getByText(/^File added: conversation\.pdf$/).waitFor();

    await explanation.fill('winning_evidence');
    await onPage.getByRole('button', { name: 'Submit evidence' }).click();
    await question.getByText(/You can’t edit it after submitting\.$/).waitFor();
    expect(await warning.count()).toBe(0);
    await question.getByRole('button', { name: 'Submit', exact: true }).click();
    await onPage.getByText('Evidence submitted', { exact: true }).first().waitFor();
    expect((await download(onPage, /^Download receipt-txn_/)).subarray(0, 5).toString()).toBe('%PDF-');

    // The bank's decision arrives later, without a reload.
    await onPage
      .getByText('You won this dispute. The money on hold is back in your balance.')
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
