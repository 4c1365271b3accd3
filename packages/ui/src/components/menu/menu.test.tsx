import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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
