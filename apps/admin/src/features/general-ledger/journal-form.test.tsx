import {
  createEntrySet,
  findAdminAttempt,
  getEntrySet,
  listEntrySets,
  listGeneralLedgerAccounts,
  postEntrySet,
  updateEntrySet,
} from '@tillbook/contract';
import { cleanup } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { controlAccounts, postedSet } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();
afterEach(() => vi.useRealTimers());

const books = answer(listGeneralLedgerAccounts, { accounts: controlAccounts });
const draft = { ...postedSet, status: 'Draft', reference: 'JE-7', postedAt: undefined };
const stored = answer(getEntrySet, draft);

const form = page.getByRole('form', { name: 'New entry set' });
const line = (number: number) => page.getByRole('group', { name: `Line ${String(number)}` });
const saveDraft = form.getByRole('button', { name: 'Save draft' });
const post = form.getByRole('button', { name: 'Post' });

const openJournal = async (...answers: readonly RequestHandler[]) => {
  const app = openApp('/admin/general-ledger/create', { answers: [books, stored, ...answers] });
  await expect.element(form).toBeVisible();
  return app;
};

const chooseAccount = async (number: number, words: string) => {
  await line(number).getByRole('combobox', { name: 'Account' }).fill(words);
  await userEvent.keyboard('{Enter}');
};

const write = async (debit: string, credit: string) => {
  await form.getByLabelText('Reference').fill('JE-7');
  await chooseAccount(1, 'bank');
  await line(1).getByLabelText('Debit').fill(debit);
  await chooseAccount(2, 'equity');
  await line(2).getByLabelText('Credit').fill(credit);
};

test("opens a new entry set with its reference focused, today's date, and two empty lines", async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  await openJournal();
  await expect.element(form.getByLabelText('Reference')).toHaveFocus();
  await expect.element(form.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-11-23');
  await expect.element(line(2)).toBeVisible();
  await expect.element(line(3)).not.toBeInTheDocument();
});

test('leaves room for a readable reference on the narrowest phone', async () => {
  await page.viewport(320, 640);
  await openJournal();
  expect(form.getByLabelText('Reference').element().clientWidth).toBeGreaterThan(200);
});

test('finds accounts by name or number, except those reserved for business postings', async () => {
  await openJournal();
  const account = line(1).getByRole('combobox', { name: 'Account' });
  await account.click();
  const names = page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
  expect(names).toEqual([
    '1010Operating bank',
    '1020Processor clearing',
    '3010Equity',
    '4010Fee income',
    '5010Interchange expense',
  ]);
  await account.fill('4010');
  await userEvent.keyboard('{Enter}');
  await expect.element(account).toHaveValue('4010 Fee income');
});

test('compares debits and credits while typing, and enables posting only if they balance', async () => {
  await openJournal();
  await write('86.5', '74.50');
  await expect.element(form.getByText('Off by $12.00')).toBeVisible();
  await expect.element(post).toHaveAttribute('aria-disabled', 'true');
  await form.getByRole('button', { name: 'Add line' }).click();
  await expect.element(line(3).getByLabelText('Credit')).toHaveValue('$12.00');
  await expect.element(form.getByText('In balance')).toBeVisible();
  await expect.element(post).not.toHaveAttribute('aria-disabled');
  await line(3).getByLabelText('Debit').fill('12');
  await expect.element(line(3).getByLabelText('Credit')).toHaveValue('');
  await expect.element(form.getByText('Off by $24.00')).toBeVisible();
  await form.getByRole('button', { name: 'Remove line 3' }).click();
  await expect.element(form.getByText('Off by $12.00')).toBeVisible();
});

test('focuses an added line, and the add button after a line is removed', async () => {
  await openJournal();
  await form.getByRole('button', { name: 'Add line' }).click();
  await expect.element(line(3).getByRole('combobox', { name: 'Account' })).toHaveFocus();
  await form.getByRole('button', { name: 'Remove line 3' }).click();
  await expect.element(form.getByRole('button', { name: 'Add line' })).toHaveFocus();
});

test('saves a draft that is not balanced yet, and shows it', async () => {
  const sent: Sent[] = [];
  const { router } = await openJournal(
    answer(createEntrySet, (call) => {
      sent.push(call);
      return draft;
    }),
  );
  await write('86.5', '74.50');
  await form.getByRole('textbox', { name: 'Date' }).fill('2026-01-31');
  await form.getByRole('textbox', { name: 'Description', exact: true }).fill('Booked twice');
  await saveDraft.click();
  await expect.element(page.getByText('JE-7 saved as a draft')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      reference: 'JE-7',
      date: '2026-01-31',
      description: 'Booked twice',
      ledgerEntries: [
        { accountId: 'gla_1010', debitCents: 8650, creditCents: 0 },
        { accountId: 'gla_3010', debitCents: 0, creditCents: 7450 },
      ],
    },
  ]);
  expect(sent[0]?.headers.get('idempotency-key')).toHaveLength(32);
  await expect.element(page.getByRole('heading', { level: 1, name: 'JE-7' })).toBeVisible();
  await expect.poll(() => router.state.location.publicHref).toBe(`/admin/general-ledger/${draft.id}`);
});

test('saves a draft and posts it with one press, with a separate idempotency key for each call', async () => {
  const keys: (string | null)[] = [];
  await openJournal(
    answer(createEntrySet, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return draft;
    }),
    answer(postEntrySet, ({ params, headers }) => {
      keys.push(`${String(params.id)} ${headers.get('idempotency-key') ?? ''}`);
      return { ...draft, status: 'Posted' };
    }),
  );
  await write('100', '100');
  await post.click();
  await expect.element(page.getByText('JE-7 posted')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^gls_\d+ \w{32}$/)]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'JE-7' })).toBeVisible();
});

test('updates the same draft when the user changes a draft that could not be posted', async () => {
  const saved: unknown[] = [];
  const { answerAlso } = await openJournal(
    answer(createEntrySet, draft),
    refuse(postEntrySet, 'entry_set_unbalanced'),
    answer(updateEntrySet, ({ params }) => {
      saved.push(params.id);
      return draft;
    }),
  );
  await write('100', '100');
  await post.click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent(
      'JE-7 was saved as a draft but not posted: The entry set’s debits and credits must be equal.',
    );
  answerAlso(answer(postEntrySet, { ...draft, status: 'Posted' }));
  await line(1).getByLabelText('Line description').fill('Paid in');
  await post.click();
  await expect.element(page.getByText('JE-7 posted')).toBeVisible();
  expect(saved).toEqual([draft.id]);
});

test('saves and posts an entry set only once when either call is retried after a network failure', async () => {
  const keys: (string | null)[] = [];
  const lost = Promise.withResolvers<unknown>();
  const note = ({ headers }: Sent) => keys.push(headers.get('idempotency-key'));
  const { answerAlso } = await openJournal(
    away(createEntrySet),
    answer(findAdminAttempt, { status: 'not_received' }),
  );
  await write('100', '100');
  await post.click();
  await expect.element(form.getByText(/^The entry set from .* has not been received yet$/)).toBeVisible();
  answerAlso(
    answer(createEntrySet, (call) => {
      note(call);
      return draft;
    }),
    away(postEntrySet, lost.resolve),
  );
  await post.click();
  await lost.promise;
  expect(keys).toHaveLength(1);
  await expect.element(form.getByText(/^The posting from .* has not been received yet$/)).toBeVisible();
  answerAlso(
    answer(postEntrySet, (call) => {
      note(call);
      return { ...draft, status: 'Posted' };
    }),
  );
  await post.click();
  await expect.element(page.getByText('JE-7 posted')).toBeVisible();
  expect(keys).toHaveLength(2);
});

test('clears a journal that is found to be saved, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  await openJournal(
    away(createEntrySet, (call) => sent.push(call)),
    answer(findAdminAttempt, { status: 'succeeded', objectId: draft.id }),
  );
  await write('100', '100');
  await saveDraft.click();
  await expect.element(form.getByText(/^The entry set from .* succeeded$/)).toBeVisible();
  await expect.element(line(1).getByLabelText('Debit')).toHaveValue('');
  await saveDraft.click();
  await expect.element(form.getByText('Add at least one line.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('leaves a second entry set in the form when the first is found to be posted', async () => {
  const second = { ...draft, id: 'gls_0000000000000008', reference: 'JE-8' };
  await openJournal(
    answer(createEntrySet, draft),
    away(postEntrySet),
    answer(findAdminAttempt, { status: 'not_received' }),
  );
  await write('100', '100');
  await post.click();
  await expect.element(form.getByText(/^The posting from .* has not been received yet$/)).toBeVisible();
  cleanup();
  const postedIds: unknown[] = [];
  const { answerAlso } = await openJournal(
    answer(createEntrySet, second),
    answer(findAdminAttempt, { status: 'not_received' }),
    answer(postEntrySet, ({ params }) => {
      postedIds.push(params.id);
      return { ...second, status: 'Posted' };
    }),
  );
  await expect.element(form.getByText(/^The posting from .* has not been received yet$/)).toBeVisible();
  answerAlso(answer(findAdminAttempt, { status: 'succeeded', objectId: draft.id }));
  await write('250', '250');
  await post.click();
  await expect.element(form.getByText(/^The posting from .* succeeded$/)).toBeVisible();
  await expect.element(line(1).getByLabelText('Debit')).toHaveValue('$250');
  expect(postedIds).toEqual([]);
  await post.click();
  await expect.element(page.getByText('JE-8 posted')).toBeVisible();
  expect(postedIds).toEqual([second.id]);
});

test('names the missing values before the form is sent', async () => {
  await openJournal();
  await saveDraft.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Add at least one line.');
  await line(2).getByLabelText('Credit').fill('5');
  await expect.element(form.getByRole('alert')).not.toBeInTheDocument();
  await chooseAccount(1, 'bank');
  await saveDraft.click();
  await expect.element(line(1).getByText('Enter a debit or a credit.')).toBeVisible();
  await expect.element(line(2).getByText('Choose an account.')).toBeVisible();
});

test("shows the server's messages at their fields until they are edited", async () => {
  await openJournal(
    refuse(createEntrySet, 'invalid_input', 'Some fields aren’t valid.', {
      date: 'Enter a date as YYYY-MM-DD.',
      'ledgerEntries.1.accountId': 'This account doesn’t exist.',
    }),
  );
  await write('5', '5');
  await form.getByRole('textbox', { name: 'Date' }).fill('tomorrow');
  await saveDraft.click();
  await expect.element(form.getByText('Some fields aren’t valid.')).toBeVisible();
  await expect.element(form.getByText('Enter a date as YYYY-MM-DD.')).toBeVisible();
  await expect.element(line(2).getByText('This account doesn’t exist.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Date' }).fill('2026-11-21');
  await expect.element(form.getByText('Enter a date as YYYY-MM-DD.')).not.toBeInTheDocument();
});

test('closes an empty entry set form without asking, and asks first if there are changes', async () => {
  const { router } = await openJournal(answer(listEntrySets, { data: [], totalCount: 0 }));
  await form.getByLabelText('Reference').fill('JE-8');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByLabelText('Reference').fill('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/general-ledger');
});

test('restores the typed entry set for the same user after the session expires', async () => {
  const { left, shell } = await openJournal(refuse(createEntrySet, 'unauthenticated'));
  await write('86.5', '74.50');
  await saveDraft.click();
  await expect.poll(() => left).toHaveLength(1);
  expect(left[0]).toContain(encodeURIComponent('/admin/general-ledger/create'));
  expect(shell.store.get().session.token).toBe('');
  cleanup();
  await openJournal();
  await expect.element(form.getByLabelText('Reference')).toHaveValue('JE-7');
  await expect.element(form.getByText('Off by $12.00')).toBeVisible();
  expect(sessionStorage.getItem('kept journal new')).toBeNull();
});
