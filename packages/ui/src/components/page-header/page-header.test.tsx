import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TextLink } from '../text-link/text-link.tsx';
import { PageHeader } from './page-header.tsx';

it('makes a link below the title high enough for a touch without making its line higher', () => {
  const detail = <TextLink href="/pi">Visa •••• 4242 · Kim Reyes</TextLink>;
  const { container, rerender } = render(<PageHeader title="$12.50" detail="Visa •••• 4242 · Kim Reyes" />);
  const textHeaderPx = container.getBoundingClientRect().height;
  rerender(<PageHeader title="$12.50" detail={detail} />);
  expect(page.getByRole('link').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  expect(container.getBoundingClientRect().height).toBe(textHeaderPx);
});
