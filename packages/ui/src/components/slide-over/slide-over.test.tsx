import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { SlideOver } from './slide-over.tsx';

function Details({ side }: { readonly side: 'start' | 'end' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <SlideOver
        open={open}
        onOpenChange={setOpen}
        label="Payment"
        side={side}
        footer={<Button>Refund</Button>}
      >
        <a href="#elsewhere">Elsewhere</a>
        <div style={{ height: 2000 }} />
      </SlideOver>
    </>
  );
}

const panel = () => page.getByRole('dialog', { name: 'Payment' });
const open = async () => {
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(panel()).toHaveFocus();
};

afterEach(async () => {
  await page.viewport(1280, 800);
});

it.each(['start', 'end'] as const)(
  'opens and closes a slide-over at the %s by keyboard, and returns the focus',
  async (side) => {
    render(<Details side={side} />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Details' })).toHaveFocus();
  },
);

it('shows title and buttons even if the body is taller than the screen', async () => {
  render(<Details side="end" />);
  await open();
  // Waits for the panel to slide in.
  await expect
    .poll(() => Math.round(panel().element().getBoundingClientRect().right))
    .toBe(document.documentElement.clientWidth);
  expect(panel().element().getBoundingClientRect().height).toBe(800);
  await expect.element(page.getByRole('button', { name: 'Refund' })).toBeInViewport();
  await expect.element(page.getByRole('heading', { name: 'Payment' })).toBeInViewport();
});

it('fills the width of a phone with a slide-over of details', async () => {
  await page.viewport(390, 844);
  render(<Details side="end" />);
  await open();
  await expect.poll(() => panel().element().getBoundingClientRect().width).toBe(390);
});

it('closes a slide-over when one of its links is followed', async () => {
  render(<Details side="end" />);
  await open();
  await userEvent.click(page.getByRole('link', { name: 'Elsewhere' }));
  await expect.element(panel()).not.toBeInTheDocument();
});
