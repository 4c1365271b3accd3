import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'bank', code: '1010', label: 'Operating bank' },
  { value: 'clearing', code: '1020', label: 'Processor clearing' },
  { value: 'income', code: '4010', label: 'Fee income' },
];

const heard: string[] = [];
const typed: string[] = [];

function Form({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Field label="Account">
      <Combobox
        options={options}
        value={value}
        onValueChange={(next) => {
          heard.push(next);
          setValue(next);
        }}
        onTextChange={(text) => typed.push(text)}
      />
    </Field>
  );
}

const open = (initial?: string) => {
  heard.length = 0;
  typed.length = 0;
  render(<Form {...(initial !== undefined && { initial })} />);
};

const field = page.getByRole('combobox', { name: 'Account' });
const shownOptions = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);

/** Returns the highlighted option, which is not the focused element. */
const current = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

it('restores the selected option when the typed text matches no option', async () => {
  open('bank');
  await userEvent.keyboard('{Tab}payroll{Tab}');
  await expect.element(field).toHaveValue('1010 Operating bank');
  expect(heard).toEqual([]);
});

it('shows a message when nothing matches, and selects nothing on Enter', async () => {
  open('bank');
  await userEvent.keyboard('{Tab}payroll');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(heard).toEqual([]);
});

it('retains the value if the highlighted option is gone by the time Enter is pressed', async () => {
  const choose = vi.fn<(value: string) => void>();
  const found = (count: number) => (
    <Field label="Account">
      <Combobox options={options.slice(0, count)} value="bank" onValueChange={choose} />
    </Field>
  );
  const { rerender } = render(found(3));
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowUp}');
  expect(current()).toHaveTextContent('4010Fee income');
  rerender(found(1));
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('1010 Operating bank');
  expect(choose).not.toHaveBeenCalled();
});

it('reports the typed text for options that are searched elsewhere, and an empty text when the list closes', async () => {
  open();
  await userEvent.keyboard('{Tab}fe');
  expect(typed).toEqual(['f', 'fe']);
  await userEvent.keyboard('{Enter}');
  expect(typed).toEqual(['f', 'fe', '']);
  expect(heard).toEqual(['income']);
});

it('finds an option by the middle of its identifier, and shows the identifier with its middle cut out', async () => {
  const identified = [{ value: 'a', label: 'Harbor Coffee', identifier: 'acct_01m0w2ckxgff7h5x2k8rz' }];
  render(
    <Field label="Account">
      <Combobox options={identified} value="a" onValueChange={() => undefined} />
    </Field>,
  );
  await expect.element(field).toHaveValue('Harbor Coffee · acct_…h5x2k8rz');
  await userEvent.keyboard('{Tab}2ckxgff7');
  const option = page.getByRole('option', { name: 'Harbor Coffee acct_01m0w2ckxgff7h5x2k8rz' });
  await expect.element(option.getByText('acct_…h5x2k8rz')).toBeVisible();
});

/** Records which options are read, by the search or by rendering. */
const watchedOptions = (count: number) => {
  const read = new Set<string>();
  const watched = Array.from({ length: count }, (_, index) => ({
    value: `v${String(index)}`,
    get label() {
      read.add(this.value);
      return `Option ${String(index)}`;
    },
  }));
  return { read, watched };
};

it('re-renders only two of 300 options when a key or the pointer moves the highlight', async () => {
  const { read, watched } = watchedOptions(300);
  render(
    <Field label="Account">
      <Combobox options={watched} value="" onValueChange={() => undefined} />
    </Field>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(read.size).toBe(300);
  expect(shownOptions()).toHaveLength(300);
  read.clear();
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toHaveTextContent('Option 1');
  expect([...read]).toEqual(['v0', 'v1']);
  read.clear();
  await userEvent.hover(page.getByRole('option', { name: 'Option 3', exact: true }));
  await expect.poll(current).toHaveTextContent('Option 3');
  expect([...read]).toEqual(['v1', 'v3']);
});

type Line = { readonly account: string; readonly debit: string };

function LineForm() {
  const [line, setLine] = useState<Line>({ account: '', debit: '' });
  return (
    <>
      <Field label="Account">
        <Combobox
          options={options}
          value={line.account}
          onValueChange={(account) => setLine({ ...line, account })}
        />
      </Field>
      <input
        aria-label="Debit"
        value={line.debit}
        onChange={({ currentTarget }) => setLine({ ...line, debit: currentTarget.value })}
      />
    </>
  );
}

/** Dispatches an event. Only microtasks run before the next, as for keys that were typed on a busy page. */
const dispatch = async (element: Element, event: Event): Promise<void> => {
  element.dispatchEvent(event);
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const typeInto = async (element: Element, text: string): Promise<void> => {
  // Skips React's own setter, which would hide the change from React.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
  await dispatch(element, new Event('input', { bubbles: true }));
};

it('keeps a selection if another field changes before the page has time to render', async () => {
  render(<LineForm />);
  const account = field.element();
  await typeInto(account, '1020');
  await dispatch(account, new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await typeInto(page.getByRole('textbox', { name: 'Debit' }).element(), '250');
  await expect.element(page.getByRole('textbox', { name: 'Debit' })).toHaveValue('250');
  await expect.element(field).toHaveValue('1020 Processor clearing');
});
