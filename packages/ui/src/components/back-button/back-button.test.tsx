import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackLink } from '../back-link/back-link.tsx';
import { BackButton } from './back-button.tsx';

const look = (element: Element) => {
  const { fontSize, fontFamily, fontWeight, color } = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  return { fontSize, fontFamily, fontWeight, color, width, height };
};

it('runs the action of a back button on click, Enter, and Space without submitting a form', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form ref={(element) => element?.addEventListener('submit', submit)}>
      <BackButton onClick={press}>Back to Payments</BackButton>
    </form>,
  );
  await page.getByRole('button', { name: 'Back to Payments' }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(3);
  expect(submit).not.toHaveBeenCalled();
});

it('gives a back button the size and the font of a back link', () => {
  render(
    <>
      <BackButton onClick={() => undefined}>Back</BackButton>
      <BackLink href="/payments">Back</BackLink>
    </>,
  );
  const [button, link] = [page.getByRole('button').element(), page.getByRole('link').element()];
  expect(look(button)).toEqual(look(link));
});
