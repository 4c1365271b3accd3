import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FloatingButton } from './floating-button.tsx';

const button = () => page.getByRole('button', { name: 'Reload page' });
const opacity = () => getComputedStyle(button().element()).opacity;

it('makes way while one scrolls down, and comes back on the way up and under the Tab key', async () => {
  const reload = vi.fn<() => void>();
  render(
    <div style={{ height: 4000 }}>
      <FloatingButton label="Reload page" icon={null} onClick={reload} />
    </div>,
  );
  expect(opacity()).toBe('1');
  window.scrollTo(0, 600);
  await expect.poll(opacity).toBe('0');
  await userEvent.keyboard('{Tab}');
  await expect.poll(opacity).toBe('1');
  await userEvent.keyboard('{Enter}');
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Tab}');
  window.scrollTo(0, 300);
  await expect.poll(opacity).toBe('1');
  window.scrollTo(0, 0);
});
