import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Timeline, TimelineStep } from './timeline.tsx';

const timeline = (
  <Timeline label="Lifecycle">
    <TimelineStep title="Created" state="done">
      Nov 23, 2026 6:50 AM
    </TimelineStep>
    <TimelineStep title="Settling" state="current">
      With the bank
    </TimelineStep>
    <TimelineStep title="Available" state="expected">
      Nov 25, 2026 9:00 AM
    </TimelineStep>
  </Timeline>
);

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('announces the state of each step, and marks the current step', async () => {
  render(timeline);
  const steps = page.getByRole('list', { name: 'Lifecycle' }).getByRole('listitem');
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    'Created, doneNov 23, 2026 6:50 AM',
    'Settling, in progressWith the bank',
    'Available, expectedNov 25, 2026 9:00 AM',
  ]);
  await expect.element(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});

it.each([1280, 390])('reserves the height of loading steps at %i px', async (widthPx) => {
  await page.viewport(widthPx, 800);
  const { container, rerender } = render(<Timeline label="Lifecycle" loadingSteps={3} />);
  const loadingPx = container.getBoundingClientRect().height;
  rerender(timeline);
  expect(container.getBoundingClientRect().height).toBe(loadingPx);
});

it.each([
  [1280, 'borderTopStyle'],
  [390, 'borderLeftStyle'],
] as const)('connects the expected step by a dashed line at %i px', async (widthPx, side) => {
  await page.viewport(widthPx, 800);
  const { container } = render(timeline);
  const lines = [...container.querySelectorAll('li')].map((step) => getComputedStyle(step, '::before')[side]);
  expect(lines.slice(0, 2)).toEqual(['none', 'dashed']);
});
