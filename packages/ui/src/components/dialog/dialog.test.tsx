import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
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
const trigger = () => page.getByRole('button', { name: 'Email Receipt' });

it('opens with its first field focused, and submits on Enter', async () => {
  const submit = vi.fn<() => void>();
  render(<Page onSubmit={submit} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await userEvent.keyboard('dana@example.com{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('is focused itself when it has no field, and is announced with its description', async () => {
  render(<Page />);
  await userEvent.click(trigger());
  await expect.element(dialog()).toHaveFocus();
  await expect.element(dialog()).toHaveAccessibleDescription('It goes out at once.');
});

it('closes on Escape and returns the focus', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

it('closes on a click outside, and not on one inside', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  await userEvent.click(page.getByRole('heading', { name: 'Email receipt' }));
  await expect.element(dialog()).toBeVisible();
  const scrim = dialog().element().parentElement;
  if (!scrim) throw new Error('The dialog stands on no scrim.');
  await userEvent.click(scrim, { position: { x: 8, y: 8 } });
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('traps Tab', async () => {
  render(<Page onSubmit={() => undefined} />);
  await userEvent.click(trigger());
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog().element().contains(document.activeElement)).toBe(true);
  }
});

it('is a bottom sheet on phones, with buttons that share the width', async () => {
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
