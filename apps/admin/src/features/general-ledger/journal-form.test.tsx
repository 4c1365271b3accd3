import { createEntrySet, listEntrySets, listGeneralLedgerAccounts, postEntrySet } from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, type Sent } from '@tillbook/web-tests/answers';
import { usePages } from '@tillbook/web-tests/page';
import { controlAccounts, postedSet } from '../../testing/fixtures.ts';
import { openApp } from '../../testing/open-app.tsx';

usePages();

const books = answer(listGeneralLedgerAccounts, { accounts: controlAccounts });
const noSets = answer(listEntrySets, { data: [], totalCount: 0 });
const draft = { ...postedSet, status: 'Draft', reference: 'JE-7' };

const createButton = page.getByRole('button', { name: 'Create Entry Set' });
const form = page.getByRole('form', { name: 'New entry set' });
const line = (place: number) => page.getByRole('group', { name: `Line ${String(place)}` });
const saveDraft = form.getByRole('button', { name: 'Save draft' });
const post = form.getByRole('button', { name: 'Post' });

const openJournal = async (...answers: readonly RequestHandler[]) => {
  const app = openApp('/admin/general-ledger', { answers: [books, noSets, ...answers] });
  await createButton.click();
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
  await openJournal();
  await expect.element(form.getByLabelText('Reference')).toHaveFocus();
  await expect.element(form.getByLabelText('Date')).toHaveValue(new Date().toLocaleDateString('sv-SE'));
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

test('saves a draft that is not balanced yet, and gives the focus back', async () => {
  const sent: Sent[] = [];
  await openJournal(
    answer(createEntrySet, (call) => {
      sent.push(call);
      return draft;
    }),
  );
  await write('86.5', '74.50');
  await form.getByLabelText('Date').fill('2026-01-31');
  await form.getByLabelText('Description').fill('Booked twice');
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
  expect(form.query()).toBeNull();
  await expect.element(createButton).toHaveFocus();
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
  expect(keys).toEqual([keys[0], `${draft.id} ${keys[0] ?? ''}-post`]);
});

test('a draft that could not be posted is kept, and one is told so', async () => {
  await openJournal(answer(createEntrySet, draft), refuse(postEntrySet, 'entry_set_unbalanced'));
  await write('100', '100');
  await post.click();
  await expect
    .element(
      page.getByText(
        'JE-7 is saved as a draft and not posted: Debits and credits of the entry set must be equal.',
      ),
    )
    .toBeVisible();
  expect(form.query()).toBeNull();
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
  await form.getByLabelText('Date').fill('tomorrow');
  await saveDraft.click();
  await expect.element(form.getByText('Some fields are not valid.')).toBeVisible();
  await expect.element(form.getByText('Give a date as YYYY-MM-DD.')).toBeVisible();
  await expect.element(line(2).getByText('There is no such account.')).toBeVisible();
  await form.getByLabelText('Date').fill('2026-11-21');
  await expect.element(form.getByText('Give a date as YYYY-MM-DD.')).not.toBeInTheDocument();
});

test('is left without a trace', async () => {
  await openJournal();
  await form.getByRole('button', { name: 'Cancel' }).click();
  expect(form.query()).toBeNull();
  await expect.element(createButton).toHaveFocus();
});
