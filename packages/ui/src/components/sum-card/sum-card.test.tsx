import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SumCard, type SumCardProps } from './sum-card.tsx';

const sum: SumCardProps = {
  heading: 'What you keep',
  lines: [
    { id: 'paid', label: 'Customer paid', amount: '$48.45' },
    { id: 'fees', label: 'Fees', amount: '-$1.71' },
  ],
  total: { label: 'You keep', amount: '$46.74' },
};

it('shows each amount with its label, the total last', () => {
  render(<SumCard {...sum} />);
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Customer paid', 'Fees', 'You keep']);
  expect(
    page
      .getByRole('definition')
      .elements()
      .map((figure) => figure.textContent),
  ).toEqual(['$48.45', '-$1.71', '$46.74']);
});

it('reserves the height of a loading sum card without amounts', () => {
  const { container, rerender } = render(<SumCard {...sum} state="loading" />);
  const loadingPx = container.getBoundingClientRect().height;
  expect(container).not.toHaveTextContent('$');
  rerender(<SumCard {...sum} />);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
});
