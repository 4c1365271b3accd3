import { getEntrySet, postEntrySet, reverseEntrySet, type EntrySet } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '@tillbook/web-shell/testing/answers';
import { businessSet, postedSet, unbalancedSet } from '../../../testing/fixtures.ts';
import { usePages } from '@tillbook/web-shell/testing/page';
import { expectOneSuccess, loseResponses } from '@tillbook/web-shell/testing/lost-responses';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const reversal: EntrySet = {
  ...postedSet,
  id: 'gls_0000000000000009',
  description: 'Reversal of JE-1',
  reversesEntrySetId: postedSet.id,
};
const reversed: EntrySet = { ...postedSet, status: 'Reversed', reversedByEntrySetId: reversal.id };

const anyOf = (...sets: readonly EntrySet[]) =>
  answer(getEntrySet, ({ params }) => sets.find(({ id }) => id === params.id) ?? postedSet);

test('shows one entry set with its lines', async () => {
  openApp(`/admin/general-ledger/${unbalancedSet.id}`, { answers: [anyOf(unbalancedSet)] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'JE-2' })).toBeVisible();
  await expect.element(page.getByText('Unbalanced')).toBeVisible();
  await expect.element(page.getByRole('definition').filter({ hasText: '--' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeDisabled();
  await expect.element(page.getByText('gls_…00000002')).toBeVisible();
  await expect.poll(() => page.getByRole('row').elements()).toHaveLength(4);
  expect(document.title).toBe('JE-2 · Tillbook');
});

test('links a business posting to its merchant', async () => {
  openApp(`/admin/general-ledger/${businessSet.id}`, { answers: [anyOf(businessSet)] });
  await expect
    .element(page.getByRole('link', { name: 'Harbor Coffee' }))
    .toHaveAttribute('href', '/admin/accounts/acc_0000000000000001');
});

test('links a reversed entry set to its reversal, and back', async () => {
  const { router } = openApp(`/admin/general-ledger/${reversed.id}`, {
    answers: [anyOf(reversed, reversal)],
  });
  await page.getByRole('link', { name: 'View reversal' }).click();
  await expect.element(page.getByText(/^Reversal of JE-1/)).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/general-ledger/${reversal.id}`);
  await page.getByRole('link', { name: 'View original' }).click();
  await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/general-ledger/${reversed.id}`);
});

test('reverses a posted entry set and then shows it as reversed', async () => {
  const asked: unknown[] = [];
  let isReversed = false;
  openApp(`/admin/general-ledger/${postedSet.id}`, {
    answers: [
      answer(getEntrySet, () => (isReversed ? reversed : postedSet)),
      answer(reverseEntrySet, ({ params }) => {
        asked.push(params.id);
        isReversed = true;
        return reversal;
      }),
    ],
  });
  await page.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reverse JE-1' });
  await expect.element(dialog.getByText(/debits and credits of \$100\.00 swapped/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reverse' }).click();
  await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible();
  expect(asked).toEqual([postedSet.id]);
  await expect.element(page.getByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
});

test('reverses an entry set once, with the same idempotency key, after a lost response', async () => {
  const lost = loseResponses(reverseEntrySet);
  const { answerAlso, shell } = openApp(`/admin/general-ledger/${postedSet.id}`, {
    answers: [anyOf(postedSet), ...lost.answers],
  });
  await page.getByRole('button', { name: 'Reverse' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reverse JE-1' });
  const press = dialog.getByRole('button', { name: 'Reverse' });
  await press.click();
  await expect.element(dialog.getByText(/^The reversal from .* has not been received yet$/)).toBeVisible();
  answerAlso(lost.respond(reversal), anyOf(reversed));
  await press.click();
  await expectOneSuccess(shell, 'JE-1 reversed');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible();
  lost.expectRepetition(undefined, postedSet.id);
});

test('posts a draft once, with the same idempotency key, after a lost response', async () => {
  const draft: EntrySet = { ...postedSet, status: 'Draft' };
  const lost = loseResponses(postEntrySet);
  const { answerAlso, shell } = openApp(`/admin/general-ledger/${draft.id}`, {
    answers: [anyOf(draft), ...lost.answers],
  });
  const press = page.getByRole('button', { name: 'Post' });
  await press.click();
  await expect.element(page.getByText(/^The posting from .* has not been received yet$/)).toBeVisible();
  answerAlso(lost.respond(postedSet), anyOf(postedSet));
  await press.click();
  await expectOneSuccess(shell, 'JE-1 posted');
  await expect.element(press).not.toBeInTheDocument();
  lost.expectRepetition(undefined, draft.id);
});

test('offers no second reversal after a reversal is found to have succeeded', async () => {
  const lost = loseResponses(reverseEntrySet, { outcome: { status: 'succeeded', objectId: reversal.id } });
  const { answerAlso } = openApp(`/admin/general-ledger/${postedSet.id}`, {
    answers: [anyOf(postedSet), ...lost.answers],
  });
  await page.getByRole('button', { name: 'Reverse' }).click();
  const refreshed = Promise.withResolvers<EntrySet>();
  answerAlso(answer(getEntrySet, () => refreshed.promise));
  const dialog = page.getByRole('dialog', { name: 'Reverse JE-1' });
  const press = dialog.getByRole('button', { name: 'Reverse' });
  await press.click();
  await expect.element(dialog.getByText(/^The reversal from .* succeeded$/)).toBeVisible();
  await expect.element(press).toBeDisabled();
  refreshed.resolve(reversed);
  await expect.element(page.getByText('Reversed', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reverse' })).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

test('shows a draft as posted after its posting is found to have succeeded', async () => {
  const draft: EntrySet = { ...postedSet, status: 'Draft' };
  const lost = loseResponses(postEntrySet, { outcome: { status: 'succeeded', objectId: draft.id } });
  const { answerAlso } = openApp(`/admin/general-ledger/${draft.id}`, {
    answers: [anyOf(draft), ...lost.answers],
  });
  await expect.element(page.getByRole('button', { name: 'Post' })).toBeEnabled();
  answerAlso(anyOf(postedSet));
  await page.getByRole('button', { name: 'Post' }).click();
  await expect.element(page.getByText(/^The posting from .* succeeded$/)).toBeVisible();
  await expect.element(page.getByText('Posted', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Post' })).not.toBeInTheDocument();
  expect(lost.requests).toHaveLength(1);
});

test('shows why a draft could not be posted', async () => {
  const draft: EntrySet = { ...postedSet, status: 'Draft' };
  openApp(`/admin/general-ledger/${draft.id}`, {
    answers: [anyOf(draft), refuse(postEntrySet, 'entry_set_unbalanced')],
  });
  await page.getByRole('button', { name: 'Post' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The entry set’s debits and credits must be equal.');
});

test('shows an error when an entry set does not exist', async () => {
  openApp('/admin/general-ledger/gls_none', { answers: [refuse(getEntrySet, 'not_found')] });
  await expect.element(page.getByText('Entry set not found or could not be loaded.')).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to General Ledger' });
  await expect.element(back).toHaveAttribute('href', '/admin/general-ledger');
});
