import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { openPaletteFrame, type PaletteFrame } from './palette-frame.ts';

const cancel = vi.fn<() => void>();

/** Renders a palette that loads when the test sets `isLoaded`. */
function Page({ isLoaded }: { readonly isLoaded: boolean }) {
  const [query, setQuery] = useState('');
  const [frame, setFrame] = useState<PaletteFrame>();
  const open = () =>
    setFrame(
      openPaletteFrame(document, {
        label: 'Search',
        placeholder: 'Name',
        onType: setQuery,
        onCancel: () => {
          cancel();
          frame?.close();
        },
      }),
    );
  return (
    <>
      <Button onClick={open}>Open</Button>
      {isLoaded && (
        <CommandPalette
          open={frame !== undefined}
          onOpenChange={() => setFrame(undefined)}
          label="Search"
          query={query}
          onQueryChange={setQuery}
          groups={[{ label: 'Go to', commands: [{ id: 'payments', label: 'Payments', icon: null }] }]}
          onChoose={() => undefined}
          frame={frame}
        />
      )}
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Search' });

it('focuses the field of the frame immediately, and passes text, caret, and focus to the palette', async () => {
  const { rerender } = render(<Page isLoaded={false} />);
  const button = page.getByRole('button', { name: 'Open' });
  await button.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('pament{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  rerender(<Page isLoaded />);
  await expect.element(page.getByRole('option', { name: 'Payments' })).toBeVisible();
  await userEvent.keyboard('y');
  await expect.element(field).toHaveValue('payment');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

const openFrame = (onCancel: () => void) =>
  openPaletteFrame(document, { label: 'Search', placeholder: 'Name', onType: () => undefined, onCancel });

it('keeps the focus in the frame on Tab and above an open dialog', async () => {
  render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Menu"
      footer={<Button onClick={() => openFrame(() => undefined)}>Find</Button>}
    >
      Items
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Find' }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Tab}ab');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('ab');
  document.querySelector('dialog')?.remove();
});

it('cancels the frame on Escape and on a press outside', async () => {
  const onCancel = vi.fn<() => void>();
  const frame = openFrame(onCancel);
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true });
  expect(onCancel).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
  frame.close();
  await expect.element(field).not.toBeInTheDocument();
});
