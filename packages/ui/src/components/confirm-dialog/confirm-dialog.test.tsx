import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type PageProps = {
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  readonly canConfirm?: boolean;
  readonly error?: string;
};

function Page(props: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Accept dispute</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        title="Accept the dispute?"
        description="This cannot be undone."
        confirmLabel="Accept"
      />
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Accept the dispute?' });
const open = async () => {
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog()).toHaveFocus();
};

it('moves from the close button to cancel and confirm on Tab, and confirms on Enter', async () => {
  const confirm = vi.fn<() => void>();
  render(<Page onConfirm={confirm} />);
  await open();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
});

it('ignores Enter until a button has the focus, and closes on Escape', async () => {
  const confirm = vi.fn<() => void>();
  render(<Page onConfirm={confirm} />);
  await open();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(confirm).not.toHaveBeenCalled();
});

it('ignores confirming and closing while the action is in progress', async () => {
  const confirm = vi.fn<() => void>();
  const { rerender } = render(<Page onConfirm={confirm} />);
  await open();
  rerender(<Page onConfirm={confirm} busy />);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Accept', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Accept', exact: true }), { force: true });
  expect(confirm).not.toHaveBeenCalled();
});

it('disables the confirm button while a required consent is missing', async () => {
  render(<Page onConfirm={() => expect.unreachable()} canConfirm={false} />);
  await open();
  await expect.element(page.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled();
});

it('shows the error when the action failed', async () => {
  render(<Page onConfirm={() => undefined} error="The bank has already decided" />);
  await open();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The bank has already decided');
});
