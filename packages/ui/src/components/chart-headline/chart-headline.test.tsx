import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ChartHeadline } from './chart-headline.tsx';

const dollars = (value: number) => `$${String(value)}.00`;

afterEach(async () => {
  await page.viewport(1280, 800);
});

const words = (before: number | undefined) => {
  const { container } = render(
    <ChartHeadline label="Net volume" value={120} before={before} formatValue={dollars} />,
  );
  return container.textContent?.replaceAll(/\s+/g, ' ').trim();
};

it.each([
  [100, 'Net volume: $120.00 up 20% from $100.00'],
  [240, 'Net volume: $120.00 down 50% from $240.00'],
  [1, 'Net volume: $120.00 up >999% from $1.00'],
  [0, 'Net volume: $120.00 New from $0.00'],
  [120, 'Net volume: $120.00 No change from $120.00'],
  [undefined, 'Net volume: $120.00'],
])('shows a figure of 120 with a previous figure of %s as "%s"', (before, text) => {
  expect(words(before)).toBe(text);
});

it.each([1280, 320])('reserves the final height of a loading headline at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container, rerender } = render(
    <ChartHeadline label="Net volume" value={0} formatValue={dollars} state="loading" />,
  );
  const loadingPx = container.getBoundingClientRect().height;
  rerender(<ChartHeadline label="Net volume" value={120} before={100} formatValue={dollars} />);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
});
