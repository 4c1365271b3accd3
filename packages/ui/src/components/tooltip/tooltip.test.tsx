import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Tooltip } from './tooltip.tsx';

const tip = () => page.getByRole('tooltip', { name: 'Nothing is left to refund.' });
const button = () => page.getByRole('button', { name: 'Refund' });

const withTip = (
  <Tooltip text="Nothing is left to refund.">
    <Button disabled focusableWhenDisabled>
      Refund
    </Button>
  </Tooltip>
);

it('opens a tooltip on focus, describes the control, and closes on Escape without losing the focus', async () => {
  render(withTip);
  await expect.element(tip()).not.toBeInTheDocument();
  await userEvent.keyboard('{Tab}');
  await expect.element(tip()).toBeVisible();
  await expect.element(button()).toHaveAccessibleDescription('Nothing is left to refund.');
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

it('opens a tooltip on hover and keeps it open while the pointer moves onto it', async () => {
  render(<div style={{ padding: 80 }}>{withTip}</div>);
  await userEvent.hover(button());
  await expect.element(tip()).toBeVisible();
  await userEvent.hover(tip());
  await expect.element(tip()).toBeVisible();
  await userEvent.hover(document.body, { position: { x: 600, y: 400 } });
  await expect.element(tip()).not.toBeInTheDocument();
});

it('opens a tooltip for a focus that began before its popup was loaded, unless the focus has moved on', async () => {
  render(
    <>
      {withTip}
      <Tooltip text="Since midnight." of="words">
        Today
      </Tooltip>
    </>,
  );
  // Moves the focus twice in one task, so that neither popup has been loaded.
  button().element().focus();
  page.getByText('Today', { exact: true }).element().parentElement?.focus();
  await expect.element(page.getByRole('tooltip', { name: 'Since midnight.' })).toBeVisible();
  await expect.element(tip()).not.toBeInTheDocument();
});

it("preserves the control's own descriptions", async () => {
  render(
    <>
      <p id="note">Since Tuesday.</p>
      <Tooltip text="Nothing is left to refund.">
        <Button aria-describedby="note">Refund</Button>
      </Tooltip>
    </>,
  );
  await expect.element(button()).toHaveAccessibleDescription('Since Tuesday. Nothing is left to refund.');
});

it('makes text with a tooltip a tab stop', async () => {
  render(
    <Tooltip text="Nothing is left to refund." of="words">
      Refunded
    </Tooltip>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(tip()).not.toBeInTheDocument();
});

function Asking() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Refund payment" footer={withTip}>
      It is paid back.
    </Dialog>
  );
}

it('closes a tooltip before its dialog on Escape', async () => {
  render(<Asking />);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
