import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './button.tsx';

it("runs a button's action on Enter and Space", async () => {
  const press = vi.fn<() => void>();
  render(<Button onClick={press}>Withdraw</Button>);
  await userEvent.keyboard('{Tab}{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(2);
});

it('keeps a busy button focused and ignores presses', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form ref={(element) => element?.addEventListener('submit', submit)}>
      <Button type="submit" busy={busy} onClick={press}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = page.getByRole('button');
  await userEvent.keyboard('{Tab}');
  rerender(form(true));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

it('skips a disabled button on Tab unless it is focusable while disabled', async () => {
  const press = vi.fn<() => void>();
  render(
    <>
      <Button disabled onClick={press}>
        First
      </Button>
      <Button disabled focusableWhenDisabled onClick={press}>
        Second
      </Button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Second' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});
