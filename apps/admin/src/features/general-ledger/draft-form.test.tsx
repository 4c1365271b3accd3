import {
  findAdminAttempt,
  getEntrySet,
  listGeneralLedgerAccounts,
  postEntrySet,
  updateEntrySet,
  type EntrySet,
} from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { controlAccounts, postedSet, unbalancedSet } from '../../testing/fixtures.ts';
import { expectOneSuccess, loseResponses } from '@tillbook/web-shell/testing/lost-responses';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const books = answer(listGeneralLedgerAccounts, { accounts: controlAccounts });
const form = page.getByRole('form', { name: 'Edit JE-2' });
const line = (number: number) => page.getByRole('group', { name: `Line ${String(number)}` });
const address = `/admin/general-ledger/${unbalancedSet.id}`;

const openDraft = async (...answers: readonly RequestHandler[]) => {
  const app = openApp(`${address}/edit`, {
    answers: [books, answer(getEntrySet, unbalancedSet), ...answers],
  });
  await expect.element(form).toBeVisible();
  return app;
};

test('opens a draft from its entry set, with all fields filled in', async () => {
  const { router } = openApp(address, { answers: [books, answer(getEntrySet, unbalancedSet)] });
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.element(form.getByLabelText('Reference')).toHaveValue('JE-2');
  await expect.poll(() => router.state.location.publicHref).toBe(`${address}/edit`);
  await expect.element(form.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-11-21');
  await expect.element(form.getByText('Unbalanced')).toBeVisible();
  await expect.element(form.getByText('Off by $12.00')).toBeVisible();
  await expect.element(line(1).getByRole('combobox', { name: 'Account' })).toHaveValue('1010 Operating bank');
  await expect.element(line(2).getByLabelText('Credit')).toHaveValue('$74.50');
  expect(document.title).toBe('Edit JE-2 · Tillbook');
});

test('saves changed fields of a draft without changing its time', async () => {
  const sent: Sent[] = [];
  const { router } = await openDraft(
    answer(updateEntrySet, (call) => {
      sent.push(call);
      return unbalancedSet;
    }),
  );
  await line(2).getByLabelText('Line description').fill('Half of it');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(page.getByText('JE-2 saved as a draft')).toBeVisible();
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

test('posts a saved draft once it balances', async () => {
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
  await expect.element(page.getByText('JE-2 posted')).toBeVisible();
  expect(calls).toEqual(['save', 'post']);
});

const balanced: EntrySet = { ...postedSet, status: 'Draft' };

const openBalanced = (...answers: readonly RequestHandler[]) =>
  openApp(`/admin/general-ledger/${balanced.id}/edit`, {
    answers: [books, answer(getEntrySet, balanced), ...answers],
  });

const balancedForm = page.getByRole('form', { name: 'Edit JE-1' });

test('posts a saved draft once, with the same idempotency key, after a lost response', async () => {
  const lost = loseResponses(postEntrySet);
  const { answerAlso, router, shell } = openBalanced(...lost.answers);
  const press = balancedForm.getByRole('button', { name: 'Post' });
  await press.click();
  await expect
    .element(balancedForm.getByText(/^The posting from .* has not been received yet$/))
    .toBeVisible();
  await expect.element(balancedForm.getByLabelText('Reference')).toHaveValue('JE-1');
  await expect.element(line(1).getByLabelText('Debit')).toHaveValue('$100.00');
  answerAlso(lost.respond(postedSet));
  await press.click();
  await expectOneSuccess(shell, 'JE-1 posted');
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/general-ledger/${balanced.id}`);
  lost.expectRepetition(undefined, balanced.id);
});

test('sends nothing more after the posting of a draft is found to have succeeded', async () => {
  const posted: Sent[] = [];
  openBalanced(
    away(postEntrySet, (call) => posted.push(call)),
    answer(findAdminAttempt, { status: 'succeeded', objectId: balanced.id }),
  );
  await balancedForm.getByRole('button', { name: 'Post' }).click();
  await expect.element(balancedForm.getByText(/^The posting from .* succeeded$/)).toBeVisible();
  await expect
    .element(balancedForm.getByRole('link', { name: 'View posting' }))
    .toHaveAttribute('href', `/admin/general-ledger/${balanced.id}`);
  await expect
    .element(balancedForm.getByRole('button', { name: 'Post' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(balancedForm.getByRole('button', { name: 'Save draft' })).toBeDisabled();
  expect(posted).toHaveLength(1);
});

test('reports a draft that another user has posted meanwhile, and leaves the typed values in place', async () => {
  await openDraft(refuse(updateEntrySet, 'entry_set_not_draft'));
  await form.getByLabelText('Reference').fill('JE-2b');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('This entry set has already been posted.');
  await expect.element(form.getByLabelText('Reference')).toHaveValue('JE-2b');
});

test('shows a posted entry set instead of editing it', async () => {
  openApp(`/admin/general-ledger/${postedSet.id}/edit`, { answers: [books, answer(getEntrySet, postedSet)] });
  await expect.element(page.getByText('JE-1 is not a draft')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View entry set' }))
    .toHaveAttribute('href', `/admin/general-ledger/${postedSet.id}`);
});
