import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
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
const sent: string[] = [];

function Form({ initial = '' }: { readonly initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(value);
      }}
    >
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
      <button type="submit">Send</button>
    </form>
  );
}

const open = (initial?: string) => {
  heard.length = 0;
  typed.length = 0;
  sent.length = 0;
  render(<Form {...(initial !== undefined && { initial })} />);
};

const field = page.getByRole('combobox', { name: 'Account' });
const shownOptions = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);

/** Where the keys are, which is not where the focus is. */
const current = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

it('finds options by a part of their text and takes one by Enter without sending the form', async () => {
  open();
  await userEvent.keyboard('{Tab}clear');
  expect(shownOptions()).toEqual(['1020Processor clearing']);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('1020 Processor clearing');
  expect(page.getByRole('listbox').query()).toBeNull();
  expect([heard, sent]).toEqual([['clearing'], []]);
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['clearing']);
});

it('moves through the options by arrow keys, round and round, and says where it is', async () => {
  open('clearing');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(current()).toHaveTextContent('1020Processor clearing');
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toHaveTextContent('4010Fee income');
  await userEvent.keyboard('{ArrowDown}');
  expect(current()).toHaveTextContent('1010Operating bank');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(heard).toEqual(['income']);
});

it('takes an option by a click and keeps the focus', async () => {
  open();
  await userEvent.click(field);
  await userEvent.click(page.getByRole('option', { name: '4010 Fee income' }));
  await expect.element(field).toHaveValue('4010 Fee income');
  await expect.element(field).toHaveFocus();
  expect(heard).toEqual(['income']);
});

it('goes back to what was chosen when it is left or Escape is pressed', async () => {
  open('bank');
  await userEvent.keyboard('{Tab}fee{Escape}');
  await expect.element(field).toHaveValue('1010 Operating bank');
  await userEvent.keyboard('inc{Tab}');
  await expect.element(field).toHaveValue('1010 Operating bank');
  expect(heard).toEqual([]);
});

it('is empty again once it was emptied', async () => {
  open('bank');
  await userEvent.keyboard('{Tab}{Delete}{Tab}');
  await expect.element(field).toHaveValue('');
  expect(heard).toEqual(['']);
});

it('says that nothing was found, and Enter then takes nothing', async () => {
  open('bank');
  await userEvent.keyboard('{Tab}payroll');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(heard).toEqual([]);
});

it('lies above a box that cuts off what it holds', async () => {
  render(
    <div style={{ overflow: 'clip', height: 60 }}>
      <Field label="Account">
        <Combobox options={options} value="" onValueChange={() => undefined} />
      </Field>
    </div>,
  );
  await userEvent.click(field);
  const last = page.getByRole('option', { name: '4010 Fee income' }).element();
  const { left, top, height } = last.getBoundingClientRect();
  expect(last.contains(document.elementFromPoint(left + 10, top + height / 2))).toBe(true);
});

it('tells what is typed, for options that are searched elsewhere, and that the list is closed', async () => {
  open();
  await userEvent.keyboard('{Tab}fe');
  expect(typed).toEqual(['f', 'fe']);
  await userEvent.keyboard('{Enter}');
  expect(typed).toEqual(['f', 'fe', '']);
  expect(heard).toEqual(['income']);
});

/** Options that tell which of them are read: searched or drawn. */
const watchedOptions = (count: number) => {
  const read = new Set<string>();
  const watched = Array.from({ length: count }, (_, place) => ({
    value: `v${String(place)}`,
    get label() {
      read.add(this.value);
      return `Option ${String(place)}`;
    },
  }));
  return { read, watched };
};

it('draws two of 300 options anew for a step, by a key or by the pointer', async () => {
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
