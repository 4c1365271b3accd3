import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { FloatingButton } from './floating-button.tsx';

afterEach(async () => {
  cleanup();
  window.scrollTo(0, 0);
  await page.viewport(1280, 800);
});

const button = page.getByRole('button', { name: 'Reload page' });

const frame = (onClick: () => void) => (
  <AppFrame
    brandName="Tillbook"
    brandHref="/"
    navigation={null}
    floating={<FloatingButton label="Reload page" icon={null} onClick={onClick} />}
  >
    <h1>Payments</h1>
    <p style={{ height: 4000 }}>Rows</p>
  </AppFrame>
);

it('runs the action of a floating button by pointer and keyboard', async () => {
  const reload = vi.fn<() => void>();
  render(<FloatingButton label="Reload page" icon={null} onClick={reload} />);
  await button.click();
  await userEvent.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([320, 390, 900, 1280])(
  'keeps a floating button off the content of a page %i px wide at any scroll position',
  async (width) => {
    await page.viewport(width, 700);
    render(frame(() => undefined));
    for (const top of [0, 500, 250]) {
      window.scrollTo(0, top);
      const box = button.element().getBoundingClientRect();
      const below = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const header = below.findIndex((element) => element.tagName === 'HEADER');
      const main = below.findIndex((element) => element.tagName === 'MAIN');
      // Expects the button outside the content, or on the header, which hides the content that scrolls below it.
      expect(main === -1 || (header !== -1 && header < main)).toBe(true);
      expect(below[0]).toBe(button.element());
    }
  },
);
