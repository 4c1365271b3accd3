import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LinkProvider, type LinkRenderProps } from '../link/link.tsx';
import { BarChart } from './bar-chart.tsx';
import type { BarChartProps } from './chart-series.ts';
import { dollars, storyDays } from './story-days.ts';

const followed: string[] = [];

function StayingLink({ children, href, onClick, ...rest }: LinkRenderProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followed.push(href);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

const chart: BarChartProps = {
  label: 'Net volume',
  points: storyDays(4),
  series: { label: 'Volume', values: [100, 250, undefined, -50] },
  comparison: { label: 'Before', values: [90, 80, 70, 60] },
  notes: [{ label: 'Payments', values: ['1', '2', '0', '3'] }],
  formatValue: dollars,
  barHref: ({ id }) => `/days/${id}`,
  barHint: 'View payments',
};

const draw = async (props: BarChartProps = chart) => {
  const drawn = render(
    <LinkProvider component={StayingLink}>
      <BarChart {...props} />
    </LinkProvider>,
  );
  await expect.element(page.getByRole('list', { name: 'Net volume, bar by bar' })).toBeInTheDocument();
  return drawn;
};

const bar = (name: RegExp) => page.getByRole('link', { name });

/** Taps Saturday's bar with a finger. */
const tap = () =>
  bar(/^Saturday/)
    .element()
    .dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));

afterEach(async () => {
  followed.length = 0;
  await page.viewport(1280, 800);
});

it('makes all bars one tab stop, moves between them with the arrow keys and Home, and follows a link on Enter', async () => {
  await draw();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect
    .element(bar(/^Monday/))
    .toHaveAccessibleName('Monday, October 26, 2026: Volume -$0.50, Before $0.60, Payments 3');
  await expect.element(bar(/^Monday/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(bar(/^Saturday/)).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.element(bar(/^Friday/)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(followed).toEqual(['/days/0']);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(bar(/^Friday/)).toHaveFocus();
});

it('shows the values of the focused bar, and hides them on Escape', async () => {
  await draw();
  await userEvent.keyboard('{Tab}{Tab}{ArrowLeft}');
  await expect.element(page.getByText('Sunday, October 25, 2026')).toBeVisible();
  await expect.element(page.getByText('View payments')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('View payments')).not.toBeInTheDocument();
  await expect.element(bar(/^Sunday/)).toHaveFocus();
});

it('shows the values of the bar below the pointer, and follows its link on click', async () => {
  await draw();
  await userEvent.hover(bar(/^Saturday/));
  await expect.element(page.getByText('Saturday, October 24, 2026')).toBeVisible();
  await userEvent.click(bar(/^Saturday/));
  expect(followed).toEqual(['/days/1']);
});

it("shows a bar's values on the first tap of a finger, and follows its link on the second tap", async () => {
  await draw();
  tap();
  await expect.element(page.getByText('Saturday, October 24, 2026')).toBeVisible();
  expect(followed).toEqual([]);
  tap();
  expect(followed).toEqual(['/days/1']);
});

it('includes the links in the table of the chart', async () => {
  await draw();
  await userEvent.keyboard('{Tab}{Enter}');
  await userEvent.click(page.getByRole('link', { name: 'Sunday, October 25, 2026' }));
  expect(followed).toEqual(['/days/2']);
});

it('lists every kind of bar in the legend, but "Below zero" only if a value is negative', async () => {
  const { unmount } = await draw();
  for (const name of ['Volume', 'Below zero', 'Before'])
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  unmount();
  await draw({ ...chart, series: { label: 'Volume', values: [1, 2, 3, 4] }, comparison: undefined });
  await expect.element(page.getByText('Below zero')).not.toBeInTheDocument();
});

it.each([1280, 320])('reserves the final height of a loading chart with links at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container, rerender } = render(<BarChart {...chart} state="loading" />);
  const waitingPx = container.getBoundingClientRect().height;
  rerender(<BarChart {...chart} />);
  await expect.element(page.getByRole('list')).toBeInTheDocument();
  expect(container.getBoundingClientRect().height).toBe(waitingPx);
});
