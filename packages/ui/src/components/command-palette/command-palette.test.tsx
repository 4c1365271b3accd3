import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compose, pressTakenKey } from '../../testing/composition.ts';
import { Button } from '../button/button.tsx';
import { CommandPalette, type CommandGroup } from './command-palette.tsx';

const all: readonly CommandGroup[] = [
  {
    label: 'Go to',
    commands: [
      { id: 'payments', label: 'Payments', icon: null },
      { id: 'payouts', label: 'Payouts', icon: null },
    ],
  },
  { label: 'Actions', commands: [{ id: 'terminal', label: 'Take a payment in person', icon: null }] },
];

const choose = vi.fn<(id: string) => void>();
beforeEach(() => choose.mockReset());

const fitting = (query: string) =>
  all.map(({ label, commands }) => ({
    label,
    commands: commands.filter((command) => command.label.toLowerCase().includes(query)),
  }));

function Page() {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const groups = fitting(query);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        label="Search"
        query={query}
        onQueryChange={setQuery}
        groups={groups}
        statusText={groups.some(({ commands }) => commands.length > 0) ? '' : 'Nothing found.'}
        onChoose={choose}
      />
    </>
  );
}

const field = () => page.getByRole('combobox', { name: 'Search' });
const chosen = () => page.getByRole('option', { selected: true });

const open = async () => {
  render(<Page />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(field()).toHaveFocus();
};

it('moves through all groups with the arrow keys, wraps around, and runs a command on Enter', async () => {
  await open();
  await expect.element(chosen()).toHaveTextContent('Payments');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen()).toHaveTextContent('Take a payment in person');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(chosen()).toHaveTextContent('Payouts');
  const active = chosen().element().id;
  await expect.element(field()).toHaveAttribute('aria-activedescendant', active);
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('payouts');
});

it('highlights the first match after each letter, with the typed text in bold, and shows a message when nothing matches', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}pay');
  await expect.element(chosen()).toHaveTextContent('Payments');
  expect(chosen().element().querySelector('b')?.textContent).toBe('Pay');
  await userEvent.keyboard('ment in');
  await expect.element(chosen()).toHaveTextContent('Take a payment in person');
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found.');
  await userEvent.keyboard('{Enter}');
  expect(choose).not.toHaveBeenCalled();
});

it('runs a command on click, and returns the focus when the palette closes', async () => {
  await open();
  await page.getByRole('option', { name: 'Payouts' }).click();
  expect(choose).toHaveBeenCalledWith('payouts');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('ignores Enter, Escape and the arrows while an input method is composing', async () => {
  await open();
  await compose('pay');
  await expect.element(field()).toHaveValue('pay');
  await pressTakenKey('ArrowDown');
  await pressTakenKey('Enter');
  await pressTakenKey('Escape');
  await expect.element(field()).toHaveFocus();
  await expect.element(chosen()).toHaveTextContent('Payments');
  expect(choose).not.toHaveBeenCalled();
});

it('ignores the Enter that ended a composition, which Safari reports only afterward', async () => {
  await open();
  await userEvent.keyboard('pay');
  await pressTakenKey('Enter');
  expect(choose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(choose).toHaveBeenCalledWith('payments');
});

it('takes the focus back from the page behind, and closes on a press outside', async () => {
  await open();
  const behind = page.getByRole('button', { name: 'Open' }).element();
  if (behind instanceof HTMLElement) behind.focus();
  await expect.element(field()).toHaveFocus();
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
  await expect.element(field()).not.toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
});

it('leaves the style of the page behind unchanged', async () => {
  await open();
  await expect.element(page.getByRole('option', { name: 'Payments' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
  expect(document.querySelectorAll('[aria-hidden="true"] button')).toHaveLength(0);
});
