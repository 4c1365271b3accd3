import { getEntrySet, listGeneralLedgerAccounts, postEntrySet, updateEntrySet } from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { controlAccounts, postedSet, unbalancedSet } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const books = answer(listGeneralLedgerAccounts, { accounts: controlAccounts });
const form = page.getByRole('form', { name: 'Edit JE-2' });
const line = (place: number) => page.getByRole('group', { name: `Line ${String(place)}` });
const address = `/admin/general-ledger/${unbalancedSet.id}`;

const openDraft = async (...answers: readonly RequestHandler[]) => {
  const app = openApp(`${address}/edit`, {
    answers: [books, answer(getEntrySet, unbalancedSet), ...answers],
  });
  await expect.element(form).toBeVisible();
  return app;
};

test('a draft is opened with all it says, from where it stands', async () => {
  const { router } = openApp(address, { answers: [books, answer(getEntrySet, unbalancedSet)] });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(form.getByLabelText('Reference')).toHaveValue('JE-2');
  expect(router.state.location.publicHref).toBe(`${address}/edit`);
  await expect.element(form.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-11-21');
  await expect.element(form.getByText('Unbalanced')).toBeVisible();
  await expect.element(form.getByText('Off by $12.00')).toBeVisible();
  await expect.element(line(1).getByRole('combobox', { name: 'Account' })).toHaveValue('1010 Operating bank');
  await expect.element(line(2).getByLabelText('Credit')).toHaveValue('$74.50');
  expect(document.title).toBe('Edit JE-2 · Tillbook');
});

test('is saved with what was changed, and keeps its moment', async () => {
  const sent: Sent[] = [];
  const { router } = await openDraft(
    answer(updateEntrySet, (call) => {
      sent.push(call);
      return unbalancedSet;
    }),
  );
  await line(2).getByLabelText('Line description').fill('Half of it');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('JE-2 is saved as a draft')).toBeVisible();
  expect(sent.map(({ params, body }) => [params.id, body])).toEqual([
    [
      unbalancedSet.id,
      {
        reference: 'JE-2',
        description: 'Booked twice',
        ledgerEntries: [
          { accountId: 'gla_1010', debitCents: 8650, creditCents: 0 },
          { accountId: 'gla_3010', debitCents: 0, creditCents: 7450, description: 'Half of it' },
        ],
      },
    ],
  ]);
  expect(sent[0]?.headers.get('idempotency-key')).toHaveLength(32);
  await expect.poll(() => router.state.location.publicHref).toBe(address);
});

test('is posted once its sides meet, after it was saved', async () => {
  const calls: string[] = [];
  await openDraft(
    answer(updateEntrySet, () => {
      calls.push('save');
      return { ...unbalancedSet, totalCreditCents: 8_650 };
    }),
    answer(postEntrySet, () => {
      calls.push('post');
      return { ...unbalancedSet, status: 'Posted' };
    }),
  );
  const post = form.getByRole('button', { name: 'Post' });
  await expect.element(post).toHaveAttribute('aria-disabled', 'true');
  await line(2).getByLabelText('Credit').fill('86.50');
  await post.click();
  await expect.element(page.getByText('JE-2 is posted')).toBeVisible();
  expect(calls).toEqual(['save', 'post']);
});

test('what somebody else has posted meanwhile is said, and what was typed stays', async () => {
  await openDraft(refuse(updateEntrySet, 'entry_set_not_draft'));
  await form.getByLabelText('Reference').fill('JE-2b');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('This entry set has already been posted.');
  await expect.element(form.getByLabelText('Reference')).toHaveValue('JE-2b');
});

test('what is posted is not changed, but shown', async () => {
  openApp(`/admin/general-ledger/${postedSet.id}/edit`, { answers: [books, answer(getEntrySet, postedSet)] });
  await expect.element(page.getByText('JE-1 is no draft')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the entry set' }))
    .toHaveAttribute('href', `/admin/general-ledger/${postedSet.id}`);
});
