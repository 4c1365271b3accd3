import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { SidePanel } from './side-panel.tsx';

const titles = ['Payment of $48.45', 'Payment of $19.10'] as const;

function List() {
  const [looked, setLooked] = useState<number>();
  const [asks, setAsks] = useState(false);
  return (
    <>
      {titles.map((title, index) => (
        <Button key={title} onClick={() => setLooked(index)}>
          {`Look into ${title}`}
        </Button>
      ))}
      <Button>After the list</Button>
      <SidePanel
        open={looked !== undefined}
        onClose={() => setLooked(undefined)}
        title={titles[looked ?? 0] ?? ''}
        actions={
          <>
            <Button onClick={() => setAsks(true)}>Refund</Button>
            <input hidden />
          </>
        }
      >
        <a href="#elsewhere">Elsewhere</a>
        <div style={{ height: 2000 }} />
      </SidePanel>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Refund all of it?"
        description="The customer gets everything back."
        confirmLabel="Refund it"
        onConfirm={() => undefined}
      />
    </>
  );
}

const panel = () => page.getByRole('dialog', { name: /^Payment of/ });
const sizePx = () => {
  const { width, height } = panel().element().getBoundingClientRect();
  return [Math.round(width), Math.round(height)];
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const look = async () => {
  render(<List />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(panel()).toBeVisible();
};

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('opens the panel next to the list, which keeps the focus and its tab order', async () => {
  await look();
  await expect.element(button('Look into Payment of $48.45')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(button('After the list')).toHaveFocus();
});

it('announces the title of the panel and its changes', async () => {
  await look();
  await expect.element(page.getByRole('status')).toHaveTextContent('Payment of $48.45');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Payment of $19.10');
  await expect.element(panel()).toBeVisible();
});

it('closes the panel on Escape in the list, which retains the focus', async () => {
  await look();
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(button('Look into Payment of $19.10')).toHaveFocus();
});

it('moves the focus into the panel on F6 and back on F6 or Escape', async () => {
  await look();
  await userEvent.keyboard('{F6}');
  await expect.element(panel()).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(button('Look into Payment of $48.45')).toHaveFocus();
  await userEvent.keyboard('{Tab}{F6}{Tab}');
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(button('Look into Payment of $19.10')).toHaveFocus();
});

it('closes only the dialog above the panel on Escape', async () => {
  await look();
  await userEvent.click(button('Refund'));
  await expect.element(page.getByRole('dialog', { name: 'Refund all of it?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Refund all of it?' })).not.toBeInTheDocument();
  await expect.element(panel()).toBeVisible();
});

it('shows a panel 440 px wide, with title and actions visible even if the body is taller than the screen', async () => {
  await look();
  await expect.poll(() => Math.round(panel().element().getBoundingClientRect().right)).toBe(1280);
  expect(sizePx()).toEqual([440, 800]);
  await expect.element(button('Refund')).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole('heading', { name: 'Payment of $48.45' })).toBeInViewport({ ratio: 1 });
});

it('covers the whole screen of a phone, traps the focus, and returns the focus when closed', async () => {
  await page.viewport(390, 844);
  await look();
  await expect.element(panel()).toHaveFocus();
  await expect.poll(sizePx).toEqual([390, 844]);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('Refund')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Close')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(button('Look into Payment of $48.45')).toHaveFocus();
});

it('opens the panel immediately while its body is loading', async () => {
  render(
    <SidePanel open onClose={() => undefined} title="Payment of $48.45" state="loading">
      Not yet
    </SidePanel>,
  );
  await expect.element(page.getByRole('heading', { name: 'Payment of $48.45' })).toBeVisible();
  await expect.element(page.getByText('Not yet')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('group', { name: 'Payment of $48.45' }))
    .toHaveAttribute('aria-busy', 'true');
});
