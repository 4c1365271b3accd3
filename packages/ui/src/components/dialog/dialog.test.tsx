import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog } from './dialog.tsx';

function Page({ onSubmit }: { readonly onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Email Receipt</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Email receipt"
        description="It goes out at once."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant="primary">
              Send Receipt
            </Button>
          </>
        }
        {...(onSubmit && { onSubmit })}
      >
        {onSubmit && (
          <Field label="Email">
            <TextInput type="email" />
          </Field>
        )}
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Email receipt' });
const overlay = (): HTMLElement => {
  const { parentElement } = dialog().element();
  if (!parentElement) throw new Error('The dialog has no overlay.');
  return parentElement;
};
const trigger = () => page.getByRole('button', { name: 'Email Receipt' });

it('focuses the first field of a dialog and submits on Enter', async () => {
  const submit = vi.fn<() => void>();
  render(<Page onSubmit={submit} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await userEvent.keyboard('dana@example.com{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('focuses the first visible field after a hidden field', async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Change email">
      <input hidden autoComplete="username" />
      <input aria-label="New email" />
    </Dialog>,
  );
  await expect.element(page.getByRole('textbox', { name: 'New email' })).toHaveFocus();
});

it('focuses the dialog itself if it has no fields, and announces its description', async () => {
  render(<Page />);
  await userEvent.click(trigger());
  await expect.element(dialog()).toHaveFocus();
  await expect.element(dialog()).toHaveAccessibleDescription('It goes out at once.');
});

it('closes a dialog on Escape and returns the focus', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

it('closes a dialog on a click outside but not inside', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  await userEvent.click(page.getByRole('heading', { name: 'Email receipt' }));
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(overlay(), { position: { x: 8, y: 8 } });
  await expect.element(dialog()).not.toBeInTheDocument();
});

/** Adds an element outside `body`, like the menu of a password manager. */
const extensionMenu = (): HTMLElement => {
  const menu = document.createElement('button');
  menu.textContent = 'Fill in dana@example.com';
  Object.assign(menu.style, { position: 'fixed', top: '0', left: '0', zIndex: '2147483647' });
  document.documentElement.append(menu);
  onTestFinished(() => menu.remove());
  return menu;
};

it('keeps a dialog open, with its typed text, when the menu of a browser extension is clicked', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  const email = page.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(email, 'dana@');
  await userEvent.click(extensionMenu());
  await expect.element(email).toHaveValue('dana@');
});

it('reports a click on the overlay before the dialog closes', async () => {
  const calls: string[] = [];
  render(
    <Dialog
      open
      onOpenChange={() => calls.push('closed')}
      onClickOutside={() => calls.push('clicked outside')}
      title="Email receipt"
    />,
  );
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['closed']);
  await userEvent.click(overlay(), { position: { x: 8, y: 8 } });
  expect(calls).toEqual(['closed', 'clicked outside', 'closed']);
});

it('keeps the focus in a dialog on Tab', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
});

it('shows a dialog as a bottom sheet on phones, with buttons that share the width', async () => {
  await page.viewport(390, 844);
  render(<Page />);
  await userEvent.click(trigger());
  const box = dialog().element().getBoundingClientRect();
  expect([box.left, box.width, Math.round(box.bottom)]).toEqual([0, 390, 844]);
  const [cancel, send] = ['Cancel', 'Send Receipt'].map((name) =>
    page.getByRole('button', { name }).element(),
  );
  expect(cancel?.getBoundingClientRect().width).toBe(send?.getBoundingClientRect().width);
  await page.viewport(1280, 800);
});

it('shows a long label of a button in full on a narrow phone', async () => {
  await page.viewport(320, 640);
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Create payment"
      footer={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Create payment of $1,250.00</Button>
        </>
      }
    />,
  );
  const button = page.getByRole('button', { name: 'Create payment of $1,250.00' }).element();
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
});
