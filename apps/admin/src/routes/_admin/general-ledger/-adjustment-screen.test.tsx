import {
  adjustAccount,
  findAdminAttempt,
  listAccounts,
  listEntrySets,
  listGeneralLedgerAccounts,
  type Transaction,
} from '@tillbook/contract';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, away, refuse, type Sent } from '@tillbook/web-shell/testing/answers';
import { usePages } from '@tillbook/web-shell/testing/page';
import { accounts, businessSet, controlAccounts } from '../../../testing/fixtures.ts';
import { openApp } from '../../../testing/open-app.tsx';

usePages();

const address = '/admin/general-ledger/adjustment';
const all = accounts(40).map((account) => ({ ...account, availableBalance: 10_000 }));
const third = all[2]?.accountId ?? '';

/** Returns the field's text for an account: its name, and its ID with the middle cut out. */
const shown = (account: (typeof all)[number] | undefined) =>
  `${account?.name ?? ''} · acc_…${account?.accountId.slice(-8) ?? ''}`;

const listed = answer(listAccounts, ({ query }: Sent) => {
  const found = all.filter(({ name, id }) => `${name} ${id}`.includes(query.get('search') ?? ''));
  return { accounts: found.slice(0, Number(query.get('limit'))), totalCount: found.length };
});

const adjustment: Transaction = {
  id: 'txn_0000000000000007',
  accountId: third,
  amount: 1250,
  currency: 'usd',
  type: 'push',
  subtype: 'adjustment',
  status: 'succeeded',
  createdAt: '2026-11-21T15:00:00Z',
};

/** Calls of the screen that opens after an adjustment. */
const books = [
  answer(listGeneralLedgerAccounts, { accounts: controlAccounts }),
  answer(listEntrySets, { data: [businessSet], totalCount: 1 }),
];

const form = page.getByRole('form', { name: 'Adjust balance' });
const account = form.getByRole('combobox', { name: 'Account' });
const amount = form.getByLabelText('Amount');
const reason = form.getByLabelText('Reason');
const question = page.getByRole('dialog');
const confirm = question.getByRole('button', { name: 'Adjust balance' });
const askFor = () => form.getByRole('button', { name: 'Adjust balance' }).click();

const open = async (path = address, ...answers: readonly RequestHandler[]) => {
  const app = openApp(path, { answers: [...answers, listed] });
  await expect.element(form).toBeVisible();
  return app;
};

test('finds an account by typing, and shows the balance after the adjustment', async () => {
  await open();
  await expect.element(account).toHaveFocus();
  await account.fill('Merchant 37');
  await expect.element(page.getByRole('option', { name: /Merchant 37/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(account).toHaveValue(shown(all[36]));
  await form.getByRole('radio', { name: /Debit/ }).click({ force: true });
  await amount.fill('250');
  await expect.element(form.getByText('-$150.00')).toBeVisible();
});

test('asks for no confirmation of an adjustment without account, amount and reason', async () => {
  await open();
  await askFor();
  for (const text of ['Choose an account.', 'Amount must be greater than 0', 'Enter a reason.']) {
    await expect.element(form.getByText(text)).toBeVisible();
  }
  await expect.element(question).not.toBeInTheDocument();
});

const openWith = async (accountId: string, ...answers: readonly RequestHandler[]) => {
  await open(`${address}?account=${accountId}`, ...answers);
  await amount.fill('12.50');
  await reason.fill('Fee of a disputed payment waived');
};

test('asks for confirmation as soon as the account has loaded, if the button was pressed before', async () => {
  const { promise: isFound, resolve: find } = Promise.withResolvers<void>();
  const slow = answer(listAccounts, async () => {
    await isFound;
    return { accounts: all.slice(0, 5), totalCount: 5 };
  });
  await openWith(third, slow);
  await askFor();
  await expect.element(form.getByRole('button', { name: 'Adjust balance' })).toHaveAttribute('data-busy');
  await expect.element(question).not.toBeInTheDocument();
  find();
  await expect.element(confirm).toBeVisible();
  await expect
    .element(question)
    .toHaveAccessibleDescription(
      'Takes effect at once. The merchant sees the reason. To undo it, make another adjustment.',
    );
});

test('rejects an unknown account, and asks for confirmation only when the button is pressed again', async () => {
  await openWith('acc_9999999999999999');
  await expect.element(form).toHaveAttribute('aria-busy', 'false');
  await askFor();
  await expect.element(form.getByText('Choose an account.')).toBeVisible();
  await account.fill('Merchant 37');
  await page.getByRole('option', { name: /Merchant 37/ }).click();
  await expect.element(account).toHaveValue(shown(all[36]));
  await expect.element(form).toHaveAttribute('aria-busy', 'false');
  await expect.element(question).not.toBeInTheDocument();
  await askFor();
  await expect.element(confirm).toBeVisible();
});

test('asks for confirmation, sends an adjustment once with an idempotency key, and shows its entry set', async () => {
  const sent: Sent[] = [];
  const { router } = await open(
    `${address}?account=${third}`,
    answer(adjustAccount, (call) => {
      sent.push(call);
      return adjustment;
    }),
    ...books,
  );
  await expect.element(account).toHaveValue(shown(all[2]));
  await amount.fill('12.50');
  await reason.fill('Fee of a disputed payment waived');
  await askFor();
  await expect.element(question.getByText('Credit $12.50 to Merchant 3?')).toBeVisible();
  await expect.element(question.getByText('$112.50')).toBeVisible();
  expect(sent).toHaveLength(0);
  await confirm.click();
  await expect.element(page.getByText('Merchant 3 is credited $12.50')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { accountId: third, direction: 'credit', amount: 1250, reason: 'Fee of a disputed payment waived' },
  ]);
  expect(sent[0]?.headers.get('idempotency-key')).toHaveLength(32);
  await expect
    .poll(() => router.state.location.publicHref)
    .toBe(`/admin/general-ledger?text=${adjustment.id}`);
});

test('shows how an ambiguous amount is read, and asks for confirmation', async () => {
  await open(`${address}?account=${third}`);
  await amount.fill('2,50');
  await expect.element(form.getByText('Read as $250.00')).toBeVisible();
  await reason.fill('Waived');
  await askFor();
  await expect.element(question.getByText('Credit $250.00 to Merchant 3?')).toBeVisible();
});

test('looks up an adjustment whose response was lost, and sends it again with the same idempotency key', async () => {
  const keys: (string | null)[] = [];
  const asked: (string | null)[] = [];
  const { answerAlso } = await open(
    `${address}?account=${third}`,
    away(adjustAccount, ({ headers }) => keys.push(headers.get('idempotency-key'))),
    answer(findAdminAttempt, ({ query }) => {
      asked.push(query.get('key'));
      return { status: 'not_received' };
    }),
    ...books,
  );
  await amount.fill('12.50');
  await reason.fill('Waived');
  await askFor();
  await confirm.click();
  await expect
    .element(question.getByText(/^The \$12\.50 adjustment from .* has not been received yet$/))
    .toBeVisible();
  answerAlso(
    answer(adjustAccount, ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return adjustment;
    }),
  );
  await confirm.click();
  await expect.element(page.getByText('Merchant 3 is credited $12.50')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(asked)).toEqual(new Set(keys));
});

test('clears an adjustment that is found to have succeeded, and sends nothing on the next press', async () => {
  const sent: Sent[] = [];
  await open(
    `${address}?account=${third}`,
    away(adjustAccount, (call) => sent.push(call)),
    answer(findAdminAttempt, { status: 'succeeded', objectId: adjustment.id }),
    ...books,
  );
  await amount.fill('12.50');
  await reason.fill('Waived');
  await askFor();
  await confirm.click();
  await expect.element(question.getByText(/^The \$12\.50 adjustment from .* succeeded$/)).toBeVisible();
  await expect.element(confirm).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue('');
  await askFor();
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true');
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('shows a refusal in the dialog, and leaves the typed values in place', async () => {
  await open(`${address}?account=${third}`, refuse(adjustAccount, 'not_found'));
  await amount.fill('12.50');
  await reason.fill('Waived');
  await askFor();
  await confirm.click();
  await expect.element(question.getByRole('alert')).toHaveTextContent('Not found.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(reason).toHaveValue('Waived');
});

test('retries loading accounts after a failure', async () => {
  const { answerAlso } = openApp(address, { answers: [refuse(listAccounts, 'forbidden')] });
  await expect.element(form.getByText('Failed to fetch accounts. Please try again later.')).toBeVisible();
  answerAlso(listed);
  await form.getByRole('button', { name: 'Try again' }).click();
  await account.fill('Merchant 4');
  await expect.element(page.getByRole('option', { name: /Merchant 40/ })).toBeVisible();
});
