import { render } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { compose, pressTakenKey } from '../../testing/composition.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption } from './matching-options.ts';

// The W3C's ARIA Authoring Practices for an editable combobox with list autocomplete, case by case.

const accounts = [
  { value: 'bank', code: '1010', label: 'Operating bank' },
  { value: 'clearing', code: '1020', label: 'Processor clearing' },
  { value: 'income', code: '4010', label: 'Fee income' },
];
const manyAccounts = Array.from({ length: 60 }, (_, index) => ({
  value: `v${String(index)}`,
  label: `An account with a name that is wider than a small phone, number ${String(index)}`,
}));

type Journal = {
  readonly initial?: string;
  readonly help?: string;
  readonly error?: string;
  readonly options?: readonly ComboboxOption[];
};

const heard: string[] = [];
const sent: string[] = [];

function JournalForm({ initial = '', help, error, options = accounts }: Journal) {
  const [value, setValue] = useState(initial);
  const choose = (next: string) => {
    heard.push(next);
    setValue(next);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(value);
      }}
    >
      <Field label="Account" help={help} error={error} required>
        <Combobox options={options} value={value} onValueChange={choose} />
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

const open = (journal: Journal = {}) => {
  heard.length = 0;
  sent.length = 0;
  render(<JournalForm {...journal} />);
};

const field = page.getByRole('combobox');
const list = page.getByRole('listbox');
const option = (name: string) => page.getByRole('option', { name });
const attribute = (name: string) => field.element().getAttribute(name) ?? '';
const activeOption = () => document.getElementById(attribute('aria-activedescendant'));
const activeText = () => activeOption()?.textContent ?? '';
const optionTexts = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);

const caret = () => {
  const input = field.element();
  return input instanceof HTMLInputElement ? input.selectionEnd : undefined;
};

const isClosed = async () => {
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
  await expect.element(list).not.toBeInTheDocument();
};

/** Whether an option can be pressed where it is drawn. */
const isOnTop = (element: Element | null): boolean => {
  const { left, top, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return element?.contains(document.elementFromPoint(left + 10, top + height / 2)) ?? false;
};

const faults = async () => {
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
  return (await axe.run(document.body, { rules })).violations.map(({ id }) => id);
};

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] });
  await page.viewport(1280, 800);
});

describe('keys', () => {
  it.each([
    ['Down Arrow', '', '{ArrowDown}', '1010Operating bank'],
    ['Down Arrow', 'clearing', '{ArrowDown}', '1020Processor clearing'],
    ['Up Arrow', '', '{ArrowUp}', '4010Fee income'],
  ])('%s opens the list, with "%s" selected', async (_key, initial, keys, name) => {
    open({ initial });
    await userEvent.keyboard(`{Tab}${keys}`);
    await expect.poll(activeText).toBe(name);
    expect(optionTexts()).toHaveLength(3);
  });

  it('Alt+Down Arrow opens the list and leaves the text', async () => {
    open();
    await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
    await expect.element(list).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  it('Alt+Up Arrow closes the list', async () => {
    open();
    await userEvent.keyboard('{Tab}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect.element(list).not.toBeInTheDocument();
  });

  it.each([
    ['Down Arrow', '{ArrowDown}', ['4010Fee income', '1010Operating bank']],
    ['Up Arrow', '{ArrowUp}', ['1010Operating bank', '4010Fee income']],
  ])('%s moves to the next option, and around the end', async (_key, key, [next = '', around = '']) => {
    open({ initial: 'clearing' });
    await userEvent.keyboard(`{Tab}{ArrowDown}${key}`);
    await expect.poll(activeText).toBe(next);
    await userEvent.keyboard(key);
    await expect.poll(activeText).toBe(around);
  });

  it('Enter accepts the highlighted option without submitting the form', async () => {
    open();
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('1020 Processor clearing');
    await isClosed();
    expect([heard, sent]).toEqual([['clearing'], []]);
  });

  it('Enter submits the form when the list is closed', async () => {
    open({ initial: 'bank' });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(sent).toEqual(['bank']);
  });

  it('Escape closes the list, restores the text and keeps the focus', async () => {
    open({ initial: 'bank' });
    await userEvent.keyboard('{Tab}fee{Escape}');
    await isClosed();
    await expect.element(field).toHaveValue('1010 Operating bank');
    await expect.element(field).toHaveFocus();
    expect(heard).toEqual([]);
  });

  it.each([
    ['that the arrows reached', '{ArrowDown}{ArrowDown}', 'clearing'],
    ['that typing highlighted', 'fee', 'income'],
  ])('Tab accepts the option %s and moves on', async (_how, keys, value) => {
    open();
    await userEvent.keyboard(`{Tab}${keys}{Tab}`);
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(heard).toEqual([value]);
  });

  it('Tab selects nothing if the list was only opened', async () => {
    open();
    await userEvent.click(field);
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await isClosed();
    expect(heard).toEqual([]);
  });

  it.each([
    ['Left', 'fee{ArrowDown}{ArrowLeft}'],
    ['Right', 'fee{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowRight}'],
  ])('%s Arrow moves the caret and leaves the option', async (_key, keys) => {
    open();
    await userEvent.keyboard(`{Tab}${keys}`);
    await expect.poll(activeText).toBe('');
    expect(caret()).toBe(2);
    await expect.element(list).toBeVisible();
  });

  it.each([
    ['Home', 0, '1010Operating bank'],
    ['End', 1, '4010Fee income'],
  ])('%s goes to that end of the text or of the list', async (key, textEnd, name) => {
    open();
    await userEvent.keyboard(`{Tab}e{ArrowDown}{${key}}`);
    await expect.poll(() => caret() === textEnd || activeOption()?.textContent === name).toBe(true);
  });
});

describe('typing', () => {
  it('filters by each word', async () => {
    open();
    await userEvent.keyboard('{Tab}bank oper');
    await expect.poll(optionTexts).toEqual(['1010Operating bank']);
  });

  it('highlights the first match, which Enter accepts', async () => {
    open();
    await userEvent.keyboard('{Tab}clear');
    await expect.poll(activeText).toBe('1020Processor clearing');
    await userEvent.keyboard('{Enter}');
    expect(heard).toEqual(['clearing']);
  });

  it.each(['{Tab}', '{Enter}'])('clears the value by deleting its text, then %s', async (key) => {
    open({ initial: 'bank' });
    await userEvent.keyboard(`{Tab}{Delete}${key}`);
    await expect.element(field).toHaveValue('');
    await isClosed();
    expect(heard).toEqual(['']);
  });

  it('leaves Enter to an input method that is composing', async () => {
    open();
    await userEvent.keyboard('{Tab}');
    await compose('fee');
    await expect.poll(activeText).toBe('4010Fee income');
    await pressTakenKey('Enter');
    await expect.element(list).toBeVisible();
    expect([heard, sent]).toEqual([[], []]);
  });

  it('leaves to an input method the Enter that ended its composition, as Safari reports it', async () => {
    open();
    await userEvent.keyboard('{Tab}fee');
    await expect.poll(activeText).toBe('4010Fee income');
    await pressTakenKey('Enter');
    await expect.element(list).toBeVisible();
    expect([heard, sent]).toEqual([[], []]);
  });

  it('leaves Escape to an input method that is composing', async () => {
    open();
    await userEvent.keyboard('{Tab}');
    await compose('fee');
    await expect.poll(activeText).toBe('4010Fee income');
    await pressTakenKey('Escape');
    await expect.element(list).toBeVisible();
  });
});

describe('a screen reader', () => {
  it('finds a combobox with a list that is closed, then open', async () => {
    open();
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    expect(attribute('aria-controls')).toBe(list.element().id);
  });

  it.each(['', 'payroll'])('is not pointed at anything absent after typing "%s"', async (text) => {
    open();
    await userEvent.keyboard(`{Tab}${text}`);
    const ids = ['aria-controls', 'aria-activedescendant'].map(attribute).filter((id) => id !== '');
    expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });

  it('finds the selected option', async () => {
    open({ initial: 'clearing' });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(activeText).toBe('1020Processor clearing');
    await userEvent.keyboard('{ArrowDown}');
    const selected = page.getByRole('option', { selected: true }).elements();
    expect(selected.map((element) => element.textContent)).toEqual(['1020Processor clearing']);
  });

  it('reads the name and the help', async () => {
    open({ help: 'In the ledger.' });
    await expect.element(field).toHaveAccessibleName('Account');
    await expect.element(field).toHaveAccessibleDescription('In the ledger.');
  });

  it('reads that it is required, invalid, and why', async () => {
    open({ error: 'Choose an account.' });
    await expect.element(field).toBeRequired();
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Choose an account.');
  });

  it('reads the name of the list', async () => {
    open();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(list.element()).toHaveAccessibleName(/Account/);
  });

  // A region that comes with its text is not announced.
  it.each([
    ['how many options are left', 'bank', /^1 (?:option|result)/],
    ['that none is', 'bankxx', /^(?:Nothing found|(?:0|No) (?:options|results))/],
  ])('hears %s, in a region that was there before', async (_what, keys, text) => {
    open();
    await userEvent.keyboard('{Tab}o');
    const regions = [...document.querySelectorAll('[role="status"], [aria-live], [role="log"]')];
    const announced = () =>
      regions.filter((region) => region.isConnected).map((region) => region.textContent);
    await userEvent.keyboard(`{Backspace}${keys}`);
    await expect.poll(announced).toContainEqual(expect.stringMatching(text));
  });

  it('can follow options whose values contain spaces', async () => {
    open({ options: [{ value: 'a b', label: 'One' }] });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(activeText).toBe('One');
    expect(attribute('aria-activedescendant')).not.toMatch(/\s/);
  });

  it('has nothing that axe complains about, closed or open', async () => {
    open();
    expect(await faults()).toEqual([]);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(list).toBeVisible();
    expect(await faults()).toEqual([]);
  });
});

describe('a pointer', () => {
  it('selects by a click and keeps the focus', async () => {
    open();
    await userEvent.click(field);
    await userEvent.click(option('4010 Fee income'));
    await expect.element(field).toHaveValue('4010 Fee income');
    await expect.element(field).toHaveFocus();
    expect(heard).toEqual(['income']);
  });

  it('places the caret by a click without losing what is typed', async () => {
    open();
    await userEvent.keyboard('{Tab}fee');
    await userEvent.click(field);
    await expect.element(field).toHaveValue('fee');
    await expect.element(list).toBeVisible();
  });

  it('closes and restores by a press elsewhere', async () => {
    open({ initial: 'bank' });
    await userEvent.keyboard('{Tab}fe');
    await userEvent.click(document.body, { position: { x: 900, y: 600 } });
    await isClosed();
    await expect.element(field).toHaveValue('1010 Operating bank');
    expect(heard).toEqual([]);
  });
});

describe('around it', () => {
  it('a dialog lets it be pressed, and keeps the first Escape for it', async () => {
    heard.length = 0;
    render(
      <Dialog open onOpenChange={() => heard.push('closed')} title="Journal">
        <JournalForm />
      </Dialog>,
    );
    await userEvent.click(field);
    await userEvent.click(option('4010 Fee income'));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(heard).toEqual(['income']);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['income', 'closed']);
  });

  it('a box that hides its overflow does not clip the list', async () => {
    render(
      <div style={{ overflow: 'clip', height: 60 }}>
        <JournalForm />
      </div>,
    );
    await userEvent.click(field);
    await expect.poll(() => isOnTop(option('4010 Fee income').element())).toBe(true);
  });

  it('a screen 320 px wide holds the list', async () => {
    await page.viewport(320, 480);
    open({ options: manyAccounts });
    await userEvent.click(field);
    await expect.element(list).toBeVisible();
    const { left, right } = list.element().getBoundingClientRect();
    expect([left >= 0, right <= 320, document.documentElement.scrollWidth]).toEqual([true, true, 320]);
  });

  it('the list scrolls to the highlighted option', async () => {
    open({ options: manyAccounts });
    await userEvent.keyboard('{Tab}{ArrowUp}');
    await expect.poll(() => isOnTop(activeOption())).toBe(true);
  });

  it('forced colors show the highlighted option', async () => {
    open();
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(activeText).toBe('1010Operating bank');
    const outlines = page
      .getByRole('option')
      .elements()
      .map((element) => getComputedStyle(element).outlineStyle);
    expect(outlines).toEqual(['solid', 'none', 'none']);
  });

  it('a strict content security policy has no style to refuse', async () => {
    open();
    const count = document.querySelectorAll('style').length;
    await userEvent.click(field);
    await userEvent.click(option('4010 Fee income'));
    expect(document.querySelectorAll('style')).toHaveLength(count);
  });
});
