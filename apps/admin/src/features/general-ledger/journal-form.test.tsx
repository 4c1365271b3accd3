import {
  createEntrySet,
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
const line = (place: number) => page.getByRole('group', { name: `Line ${String(place)}` });
const saveDraft = form.getByRole('button', { name: 'Save draft' });
const post = form.getByRole('button', { name: 'Post' });

const openJournal = async (...answers: readonly RequestHandler[]) => {
  const app = openApp('/admin/general-ledger/create', { answers: [books, stored, ...answers] });
  await expect.element(form).toBeVisible();
  return app;
};

const chooseAccount = async (place: number, words: string) => {
  await line(place).getByRole('combobox', { name: 'Account' }).fill(words);
  await userEvent.keyboard('{Enter}');
};

const write = async (debit: string, credit: string) => {
  await form.getByLabelText('Reference').fill('JE-7');
  await chooseAccount(1, 'bank');
  await line(1).getByLabelText('Debit').fill(debit);
  await chooseAccount(2, 'equity');
  await line(2).getByLabelText('Credit').fill(credit);
};

test('begins at the reference, on today, with a debit and a credit to fill in', async () => {
  vi.setSystemTime('2026-11-23T15:00:00Z');
  await openJournal();
  await expect.element(form.getByLabelText('Reference')).toHaveFocus();
  await expect.element(form.getByRole('textbox', { name: 'Date' })).toHaveValue('2026-11-23');
  await expect.element(line(2)).toBeVisible();
  expect(line(3).query()).toBeNull();
});

test('finds accounts by name or number, and none that business postings alone may move', async () => {
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

test('debits and credits meet while typing, and only then can it be posted', async () => {
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

test('a line that is added is gone on with, and removing one leads back to adding', async () => {
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
  await expect.element(page.getByText('JE-7 is saved as a draft')).toBeVisible();
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
  expect(router.state.location.publicHref).toBe(`/admin/general-ledger/${draft.id}`);
});

test('drafts and posts in one go, each under a name of its own', async () => {
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
  await expect.element(page.getByText('JE-7 is posted')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), expect.stringMatching(/^gls_\d+ \w{32}$/)]);
  await expect.element(page.getByRole('heading', { level: 1, name: 'JE-7' })).toBeVisible();
});

test('a draft that could not be posted stays to be mended, and is then saved as the draft it is', async () => {
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
      'JE-7 is saved as a draft and not posted: Debits and credits of the entry set must be equal.',
    );
  answerAlso(answer(postEntrySet, { ...draft, status: 'Posted' }));
  await line(1).getByLabelText('Line description').fill('Paid in');
  await post.click();
  await expect.element(page.getByText('JE-7 is posted')).toBeVisible();
  expect(saved).toEqual([draft.id]);
});

test('whatever the network did, trying again neither saves nor posts twice', async () => {
  const keys: (string | null)[] = [];
  const note = ({ headers }: Sent) => keys.push(headers.get('idempotency-key'));
  const { answerAlso } = await openJournal(away(createEntrySet));
  await write('100', '100');
  await post.click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('The service could not be reached. Trying again does not save twice.');
  answerAlso(
    answer(createEntrySet, (call) => {
      note(call);
      return draft;
    }),
    away(postEntrySet),
  );
  await post.click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent(
      'JE-7 is saved. Whether it is posted is not known: the service could not be reached. Trying again does not post twice.',
    );
  answerAlso(
    answer(postEntrySet, (call) => {
      note(call);
      return { ...draft, status: 'Posted' };
    }),
  );
  await post.click();
  await expect.element(page.getByText('JE-7 is posted')).toBeVisible();
  expect(keys).toHaveLength(2);
});

test('names what is missing before anything is sent', async () => {
  await openJournal();
  await saveDraft.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent('Give at least one line.');
  await line(2).getByLabelText('Credit').fill('5');
  expect(form.getByRole('alert').query()).toBeNull();
  await chooseAccount(1, 'bank');
  await saveDraft.click();
  await expect.element(line(1).getByText('Give a debit or a credit.')).toBeVisible();
  await expect.element(line(2).getByText('Choose an account.')).toBeVisible();
});

test('puts what the server says on the field it is about, until it is changed', async () => {
  await openJournal(
    refuse(createEntrySet, 'invalid_input', 'Some fields are not valid.', {
      date: 'Give a date as YYYY-MM-DD.',
      'ledgerEntries.1.accountId': 'There is no such account.',
    }),
  );
  await write('5', '5');
  await form.getByRole('textbox', { name: 'Date' }).fill('tomorrow');
  await saveDraft.click();
  await expect.element(form.getByText('Some fields are not valid.')).toBeVisible();
  await expect.element(form.getByText('Give a date as YYYY-MM-DD.')).toBeVisible();
  await expect.element(line(2).getByText('There is no such account.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Date' }).fill('2026-11-21');
  await expect.element(form.getByText('Give a date as YYYY-MM-DD.')).not.toBeInTheDocument();
});

test('is left without a trace where nothing was written, and not without a question where something was', async () => {
  const { router } = await openJournal(answer(listEntrySets, { data: [], totalCount: 0 }));
  await form.getByLabelText('Reference').fill('JE-8');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByLabelText('Reference').fill('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => router.state.location.publicHref).toBe('/admin/general-ledger');
});

test('what was written outlives the end of the session, for the same person', async () => {
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
