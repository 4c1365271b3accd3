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

// Covers the W3C's ARIA Authoring Practices for an editable combobox with list autocomplete, case by case.

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

/** Returns true if an option can be pressed at its position. */
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

describe('combobox keys', () => {
  it.each([
    ['Down Arrow', '', '{ArrowDown}', '1010Operating bank'],
    ['Down Arrow', 'clearing', '{ArrowDown}', '1020Processor clearing'],
    ['Up Arrow', '', '{ArrowUp}', '4010Fee income'],
  ])(
    'opens the list and highlights an option on %s, with the value "%s"',
    async (_key, initial, keys, name) => {
      open({ initial });
      await userEvent.keyboard(`{Tab}${keys}`);
      await expect.poll(activeText).toBe(name);
      expect(optionTexts()).toHaveLength(3);
    },
  );

  it('opens the list on Alt+Down Arrow and leaves the text unchanged', async () => {
    open();
    await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
    await expect.element(list).toBeVisible();
    await expect.element(field).toHaveValue('');
  });

  it('closes the list on Alt+Up Arrow', async () => {
    open();
    await userEvent.keyboard('{Tab}{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect.element(list).not.toBeInTheDocument();
  });

  it.each([
    ['Down Arrow', '{ArrowDown}', ['4010Fee income', '1010Operating bank']],
    ['Up Arrow', '{ArrowUp}', ['1010Operating bank', '4010Fee income']],
  ])(
    'highlights the adjacent option of a combobox on %s, and wraps around at the end of the list',
    async (_key, key, [next = '', around = '']) => {
      open({ initial: 'clearing' });
      await userEvent.keyboard(`{Tab}{ArrowDown}${key}`);
      await expect.poll(activeText).toBe(next);
      await userEvent.keyboard(key);
      await expect.poll(activeText).toBe(around);
    },
  );

  it('accepts the highlighted option on Enter without submitting the form', async () => {
    open();
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(field).toHaveValue('1020 Processor clearing');
    await isClosed();
    expect([heard, sent]).toEqual([['clearing'], []]);
  });

  it('submits the form on Enter when the list is closed', async () => {
    open({ initial: 'bank' });
    await userEvent.keyboard('{Tab}{Enter}');
    expect(sent).toEqual(['bank']);
  });

  it('closes the list, restores the text and retains the focus on Escape', async () => {
    open({ initial: 'bank' });
    await userEvent.keyboard('{Tab}fee{Escape}');
    await isClosed();
    await expect.element(field).toHaveValue('1010 Operating bank');
    await expect.element(field).toHaveFocus();
    expect(heard).toEqual([]);
  });

  it.each([
    ['that the arrow keys highlighted', '{ArrowDown}{ArrowDown}', 'clearing'],
    ['that typing highlighted', 'fee', 'income'],
  ])('moves the focus on Tab, and accepts the option %s', async (_how, keys, value) => {
    open();
    await userEvent.keyboard(`{Tab}${keys}{Tab}`);
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
    expect(heard).toEqual([value]);
  });

  it('selects nothing on Tab if the list was only opened', async () => {
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
  ])('moves the caret on %s Arrow, and highlights no option', async (_key, keys) => {
    open();
    await userEvent.keyboard(`{Tab}${keys}`);
    await expect.poll(activeText).toBe('');
    expect(caret()).toBe(2);
    await expect.element(list).toBeVisible();
  });

  it.each([
    ['Home', 0, '1010Operating bank'],
    ['End', 1, '4010Fee income'],
  ])('moves the caret or the highlight to one end on %s', async (key, textEnd, name) => {
    open();
    await userEvent.keyboard(`{Tab}e{ArrowDown}{${key}}`);
    await expect.poll(() => caret() === textEnd || activeOption()?.textContent === name).toBe(true);
  });
});

describe('typing in a combobox', () => {
  it('filters the options by each typed word', async () => {
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

  it.each(['{Tab}', '{Enter}'])(
    'clears the value when its text is deleted and %s is pressed',
    async (key) => {
      open({ initial: 'bank' });
      await userEvent.keyboard(`{Tab}{Delete}${key}`);
      await expect.element(field).toHaveValue('');
      await isClosed();
      expect(heard).toEqual(['']);
    },
  );

  it('ignores Enter while an input method is composing', async () => {
    open();
    await userEvent.keyboard('{Tab}');
    await compose('fee');
    await expect.poll(activeText).toBe('4010Fee income');
    await pressTakenKey('Enter');
    await expect.element(list).toBeVisible();
    expect([heard, sent]).toEqual([[], []]);
  });

  it('ignores the Enter that ended a composition, which Safari reports only afterward', async () => {
    open();
    await userEvent.keyboard('{Tab}fee');
    await expect.poll(activeText).toBe('4010Fee income');
    await pressTakenKey('Enter');
    await expect.element(list).toBeVisible();
    expect([heard, sent]).toEqual([[], []]);
  });

  it('ignores Escape while an input method is composing', async () => {
    open();
    await userEvent.keyboard('{Tab}');
    await compose('fee');
    await expect.poll(activeText).toBe('4010Fee income');
    await pressTakenKey('Escape');
    await expect.element(list).toBeVisible();
  });
});

describe('combobox with a screen reader', () => {
  it('exposes the list of a combobox as closed, then as open', async () => {
    open();
    await expect.element(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(field).toHaveAttribute('aria-expanded', 'true');
    expect(attribute('aria-controls')).toBe(list.element().id);
  });

  it.each(['', 'payroll'])('references no missing element after typing "%s"', async (text) => {
    open();
    await userEvent.keyboard(`{Tab}${text}`);
    const ids = ['aria-controls', 'aria-activedescendant'].map(attribute).filter((id) => id !== '');
    expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]);
  });

  it('exposes the selected option while another option is highlighted', async () => {
    open({ initial: 'clearing' });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(activeText).toBe('1020Processor clearing');
    await userEvent.keyboard('{ArrowDown}');
    const selected = page.getByRole('option', { selected: true }).elements();
    expect(selected.map((element) => element.textContent)).toEqual(['1020Processor clearing']);
  });

  it('exposes the label as name and the help as description', async () => {
    open({ help: 'In the ledger.' });
    await expect.element(field).toHaveAccessibleName('Account');
    await expect.element(field).toHaveAccessibleDescription('In the ledger.');
  });

  it('exposes the required and invalid states and the error', async () => {
    open({ error: 'Choose an account.' });
    await expect.element(field).toBeRequired();
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription('Choose an account.');
  });

  it('names the list of a combobox by the label', async () => {
    open();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    expect(list.element()).toHaveAccessibleName(/Account/);
  });

  // Expects the region to exist beforehand: a region inserted together with its text is not announced.
  it.each([
    ['the number of matches', 'bank', /^1 (?:option|result)/],
    ['that nothing matches', 'bankxx', /^(?:Nothing found|(?:0|No) (?:options|results))/],
  ])('announces %s in a region that already existed', async (_what, keys, text) => {
    open();
    await userEvent.keyboard('{Tab}o');
    const regions = [...document.querySelectorAll('[role="status"], [aria-live], [role="log"]')];
    const announced = () =>
      regions.filter((region) => region.isConnected).map((region) => region.textContent);
    await userEvent.keyboard(`{Backspace}${keys}`);
    await expect.poll(announced).toContainEqual(expect.stringMatching(text));
  });

  it('references options whose values contain spaces', async () => {
    open({ options: [{ value: 'a b', label: 'One' }] });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.poll(activeText).toBe('One');
    expect(attribute('aria-activedescendant')).not.toMatch(/\s/);
  });

  it('renders the combobox without axe violations, closed or open', async () => {
    open();
    expect(await faults()).toEqual([]);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(list).toBeVisible();
    expect(await faults()).toEqual([]);
  });
});

describe('combobox with a pointer', () => {
  it('selects an option on click and retains the focus', async () => {
    open();
    await userEvent.click(field);
    await userEvent.click(option('4010 Fee income'));
    await expect.element(field).toHaveValue('4010 Fee income');
    await expect.element(field).toHaveFocus();
    expect(heard).toEqual(['income']);
  });

  it('keeps the typed text and the open list when the field is clicked', async () => {
    open();
    await userEvent.keyboard('{Tab}fee');
    await userEvent.click(field);
    await expect.element(field).toHaveValue('fee');
    await expect.element(list).toBeVisible();
  });

  it('closes the list and restores the text when the page is pressed elsewhere', async () => {
    open({ initial: 'bank' });
    await userEvent.keyboard('{Tab}fe');
    await userEvent.click(document.body, { position: { x: 900, y: 600 } });
    await isClosed();
    await expect.element(field).toHaveValue('1010 Operating bank');
    expect(heard).toEqual([]);
  });
});

describe('combobox in its surroundings', () => {
  it('closes the list before a surrounding dialog on Escape', async () => {
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

  it('shows the whole list in a box that hides its overflow', async () => {
    render(
      <div style={{ overflow: 'clip', height: 60 }}>
        <JournalForm />
      </div>,
    );
    await userEvent.click(field);
    await expect.poll(() => isOnTop(option('4010 Fee income').element())).toBe(true);
  });

  it('fits the list into a screen 320 px wide', async () => {
    await page.viewport(320, 480);
    open({ options: manyAccounts });
    await userEvent.click(field);
    await expect.element(list).toBeVisible();
    const { left, right } = list.element().getBoundingClientRect();
    expect([left >= 0, right <= 320, document.documentElement.scrollWidth]).toEqual([true, true, 320]);
  });

  it('scrolls the list to the highlighted option', async () => {
    open({ options: manyAccounts });
    await userEvent.keyboard('{Tab}{ArrowUp}');
    await expect.poll(() => isOnTop(activeOption())).toBe(true);
  });

  it('shows the highlighted option in forced colors', async () => {
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

  it('adds no style element, which a strict content security policy would refuse', async () => {
    open();
    const count = document.querySelectorAll('style').length;
    await userEvent.click(field);
    await userEvent.click(option('4010 Fee income'));
    expect(document.querySelectorAll('style')).toHaveLength(count);
  });
});
