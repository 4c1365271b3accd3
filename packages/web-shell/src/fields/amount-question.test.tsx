import { emptyMoneyEntry } from '@tillbook/domain';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AmountField } from './amount-field.tsx';
import { AmountQuestion, useAmountQuestion } from './amount-question.tsx';

afterEach(cleanup);

function Form({ onSend }: { readonly onSend: (text: string) => void }) {
  const [entry, setEntry] = useState(emptyMoneyEntry);
  const question = useAmountQuestion(entry, setEntry);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (question.mustAsk()) return;
        onSend(entry.text);
        setEntry(emptyMoneyEntry);
      }}
    >
      <AmountField label="Amount" help="In dollars" entry={entry} onEntryChange={question.edit} />
      <AmountQuestion question={question} button="Send" />
      <button>Send</button>
    </form>
  );
}

const amount = page.getByLabelText('Amount');
const send = page.getByRole('button', { name: 'Send' });
const question = page.getByText('Is $250.00 the right amount?');

const open = () => {
  const sent = vi.fn<(text: string) => void>();
  render(<Form onSend={sent} />);
  return sent;
};

test('asks about an ambiguous amount once, and again after the text has changed', async () => {
  const sent = open();
  await amount.fill('2,50');
  await send.click();
  await expect.element(question).toBeVisible();
  await amount.fill('-250');
  await expect.element(question).not.toBeInTheDocument();
  await send.click();
  await expect.element(question).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await send.click();
  expect(sent).toHaveBeenCalledExactlyOnceWith('$250');
});

test('asks again about a text that was sent before', async () => {
  const sent = open();
  await amount.fill('2,50');
  await send.click();
  await send.click();
  expect(sent).toHaveBeenCalledOnce();
  await amount.fill('2,50');
  await expect.element(page.getByText('Read as $250.00')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await send.click();
  await expect.element(question).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
});

test('sends no ambiguous amount on a double click', async () => {
  const sent = open();
  await amount.fill('2,50');
  await send.dblClick();
  await expect.element(question).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('sends no ambiguous amount while Enter is held', async () => {
  const sent = open();
  await amount.fill('2,50');
  await userEvent.keyboard('{Enter>3/}');
  await expect.element(question).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith('$250');
});

test('still shows how an ambiguous amount is read after the dollar sign is deleted or replaced', async () => {
  open();
  await amount.fill('2,50');
  await userEvent.keyboard('{Home}{Delete}');
  await expect.element(amount).toHaveValue('$250');
  await expect.element(page.getByText('Read as $250.00')).toBeVisible();
  await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{/Shift}9');
  await expect.element(amount).toHaveValue('$950');
  await expect.element(page.getByText('Read as $950.00')).toBeVisible();
});

test('no longer treats an amount as ambiguous after another text has replaced the whole amount', async () => {
  open();
  await amount.fill('2,50');
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}250');
  await expect.element(amount).toHaveValue('$250');
  await expect.element(page.getByText('In dollars')).toBeVisible();
});

test('sends an unambiguous amount immediately', async () => {
  const sent = open();
  await amount.fill('1,234.56');
  await expect.element(page.getByText('In dollars')).toBeVisible();
  await send.click();
  expect(sent).toHaveBeenCalledExactlyOnceWith('$1234.56');
});
