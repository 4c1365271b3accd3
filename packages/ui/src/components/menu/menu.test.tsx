import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../timing/next-frame.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { LinkProvider, type LinkRenderProps } from '../link/link.tsx';
import { Menu } from './menu.tsx';

const followed: string[] = [];

function StayingLink({ children, href, onClick, ...rest }: LinkRenderProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        followed.push(href);
      }}
    >
      {children}
    </a>
  );
}

function Actions({ onCopy = () => undefined }: { readonly onCopy?: () => void }) {
  const [asking, setAsking] = useState(false);
  const [shown, setShown] = useState(true);
  return (
    <LinkProvider component={StayingLink}>
      <Menu
        label="Actions"
        groups={[
          {
            id: 'all',
            items: [
              { id: 'copy', label: 'Copy ID', onSelect: onCopy },
              { id: 'print', label: 'Printable page', href: '/receipt' },
              { id: 'refund', label: 'Refund', onSelect: () => setAsking(true) },
              { id: 'void', label: 'Void', disabled: true, onSelect: () => setAsking(true) },
              { id: 'date', label: 'Date', checked: shown, onCheckedChange: setShown },
            ],
          },
        ]}
      />
      <Dialog open={asking} onOpenChange={setAsking} title="Refund payment" />
    </LinkProvider>
  );
}

const button = () => page.getByRole('button', { name: 'Actions' });
const menu = () => page.getByRole('menu', { name: 'Actions' });
const item = (name: string) => page.getByRole('menuitem', { name });

it('opens a menu on Enter, moves with the arrow keys, and returns the focus on Escape', async () => {
  render(<Actions />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(item('Copy ID')).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Printable page')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Copy ID')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitemcheckbox', { name: 'Date' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
});

it('opens a menu on an arrow key and finds an item by its first letter', async () => {
  const copy = vi.fn<() => void>();
  render(<Actions onCopy={copy} />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(item('Copy ID')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => copy.mock.calls.length).toBe(1);
  await expect.element(menu()).not.toBeInTheDocument();
});

it('returns the focus to the menu button when a dialog opened from the menu closes', async () => {
  render(<Actions />);
  await userEvent.click(button());
  await userEvent.click(item('Refund'));
  await expect.element(page.getByRole('dialog', { name: 'Refund payment' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
});

it('follows a menu link once on Enter', async () => {
  followed.length = 0;
  render(<Actions />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(item('Copy ID')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Printable page')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => followed).toEqual(['/receipt']);
});

it('keeps the menu open while items are toggled', async () => {
  render(<Actions />);
  await userEvent.click(button());
  const date = page.getByRole('menuitemcheckbox', { name: 'Date' });
  await userEvent.click(date);
  await expect.element(date).toHaveAttribute('aria-checked', 'false');
  await expect.element(menu()).toBeVisible();
});

/** Presses the button like a pointer, and returns without waiting for a frame. */
const pressButton = () =>
  button()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));

const pressKey = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

it('draws the pressed button, expanded, before it renders the list', async () => {
  render(<Actions />);
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  pressButton();
  const inFrame = await new Promise((resolve) =>
    requestAnimationFrame(() =>
      resolve([button().element().getAttribute('aria-expanded'), menu().elements().length]),
    ),
  );
  expect(inFrame).toEqual(['true', 0]);
  await expect.element(menu()).toBeVisible();
});

it('passes the keys pressed before the list is rendered to the list, and none to the page', async () => {
  const copy = vi.fn<() => void>();
  const pageKeys = vi.fn<() => void>();
  render(<Actions onCopy={copy} />);
  button().element().focus();
  window.addEventListener('keydown', pageKeys);
  pressButton();
  ['ArrowDown', 'ArrowDown', 'ArrowUp'].forEach(pressKey);
  window.removeEventListener('keydown', pageKeys);
  expect(pageKeys).not.toHaveBeenCalled();
  await expect.element(item('Copy ID')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  pressButton();
  ['c', 'Enter'].forEach(pressKey);
  await expect.poll(() => copy.mock.calls.length).toBe(1);
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it.each([
  ['a second press', pressButton],
  ['Escape', () => pressKey('Escape')],
  ['a press outside', () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
])('opens no list if %s follows the press at once', async (_, cancel) => {
  render(<Actions />);
  button().element().focus();
  pressButton();
  // Lets React handle the press, as it does between two presses of a user.
  await Promise.resolve();
  cancel();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
  await nextFrame();
  await nextFrame();
  await expect.element(menu()).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Copy ID')).toHaveFocus();
});

it('returns keys to the page when the menu is removed before its list is rendered', () => {
  const { unmount } = render(<Actions />);
  const pageKeys = vi.fn<() => void>();
  pressButton();
  unmount();
  window.addEventListener('keydown', pageKeys);
  pressKey('g');
  window.removeEventListener('keydown', pageKeys);
  expect(pageKeys).toHaveBeenCalledOnce();
});

it('leaves the keys to a field that gets the focus before the list is rendered', async () => {
  render(
    <>
      <Actions />
      <input aria-label="Note" />
    </>,
  );
  pressButton();
  const note = page.getByRole('textbox', { name: 'Note' }).element();
  note.focus();
  const typed = new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true });
  note.dispatchEvent(typed);
  expect(typed.defaultPrevented).toBe(false);
  await expect.element(menu()).toBeVisible();
});

it('ignores disabled menu items', async () => {
  render(<Actions />);
  await userEvent.click(button());
  await expect.element(item('Void')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(item('Void'), { force: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('closes a menu on a second press of its button or a press outside', async () => {
  render(<Actions />);
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  await userEvent.click(button());
  await expect.element(menu()).not.toBeInTheDocument();
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  await userEvent.click(document.body, { position: { x: 800, y: 500 } });
  await expect.element(menu()).not.toBeInTheDocument();
});
