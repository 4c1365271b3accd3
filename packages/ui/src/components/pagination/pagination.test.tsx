import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextFrame } from '../../timing/next-frame.ts';
import { Pagination } from './pagination.tsx';

function Pages({
  onPageChange,
  first = 1,
}: {
  readonly onPageChange: (page: number) => void;
  readonly first?: number;
}) {
  const [current, setCurrent] = useState(first);
  const turn = (next: number) => {
    setCurrent(next);
    onPageChange(next);
  };
  return <Pagination label="Pages" page={current} pageSize={15} totalCount={128} onPageChange={turn} />;
}

const box = () => page.getByRole('textbox', { name: 'Page' });

it('changes pages by keyboard and stops at the last page', { meta: { shows: ['spec:2.70'] } }, async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} first={8} />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await expect.element(page.getByText('121–128 of 128')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(turned.mock.calls).toEqual([[9]]);
});

it('disables going back on the first page', { meta: { shows: ['spec:2.70'] } }, async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect
    .element(page.getByRole('button', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(turned).not.toHaveBeenCalled();
});

it('jumps to the typed page on Enter', { meta: { shows: ['spec:2.68'] } }, async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} />);
  await userEvent.fill(box(), '4');
  expect(turned).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('46–60 of 128')).toBeVisible();
  expect(turned.mock.calls).toEqual([[4]]);
});

it.each(['0', '-1', '2.5', 'x', ''])('discards %j in the page field on Enter', async (words) => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} first={3} />);
  await userEvent.fill(box(), words);
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('3');
  expect(turned).not.toHaveBeenCalled();
});

it('jumps to the typed page when the field is left', { meta: { shows: ['spec:2.68'] } }, async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} />);
  await userEvent.fill(box(), '4');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('46–60 of 128')).toBeVisible();
  await expect.element(box()).toHaveValue('4');
  expect(turned.mock.calls).toEqual([[4]]);
});

it.each(['0', '-1', '2.5', 'x', ''])(
  'discards %j in the page field when the field is left',
  async (words) => {
    const turned = vi.fn<(page: number) => void>();
    render(<Pages onPageChange={turned} first={3} />);
    await userEvent.fill(box(), words);
    await userEvent.keyboard('{Tab}');
    await expect.element(box()).toHaveValue('3');
    expect(turned).not.toHaveBeenCalled();
  },
);

it('jumps to a page once when the field is left after Enter but before the page has changed', async () => {
  const asked = vi.fn<(page: number) => void>();
  render(<Pagination label="Pages" page={1} pageSize={15} totalCount={128} onPageChange={asked} />);
  await userEvent.fill(box(), '4');
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(box()).not.toHaveFocus();
  await expect.poll(() => asked.mock.calls).toEqual([[4]]);
  await userEvent.fill(box(), '5');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => asked.mock.calls).toEqual([[4], [5]]);
});

it('ignores leaving the field unchanged, even on a page past the end', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} first={99} />);
  await userEvent.click(box());
  await userEvent.keyboard('{Tab}');
  await expect.element(box()).not.toHaveFocus();
  expect(turned).not.toHaveBeenCalled();
});

it('shows no rows on a page past the end, disables Next, and goes back to the last page', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} first={99} />);
  await expect.element(page.getByText('0 of 128')).toBeVisible();
  await expect.element(box()).toHaveValue('9');
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(page.getByText('121–128 of 128')).toBeVisible();
  expect(turned.mock.calls).toEqual([[9]]);
});

it('goes to the last page on Enter from a page past the end', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} first={99} />);
  await userEvent.click(box());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('121–128 of 128')).toBeVisible();
  expect(turned.mock.calls).toEqual([[9]]);
});

it('offers the given page sizes and reports the selected size', async () => {
  const chosen = vi.fn<(pageSize: number) => void>();
  render(
    <Pagination
      label="Pages"
      page={1}
      pageSize={15}
      totalCount={128}
      onPageChange={() => undefined}
      pageSizes={[15, 25, 50]}
      onPageSizeChange={chosen}
    />,
  );
  const rows = page.getByRole('combobox', { name: 'Rows' });
  await expect.element(rows).toHaveValue('15');
  await userEvent.selectOptions(rows, '50');
  await expect.poll(() => chosen.mock.calls).toEqual([[50]]);
});

const press = (name: string, times = 1) => {
  const element = page.getByRole('button', { name }).element();
  for (let count = 0; count < times; count += 1)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

it('draws the pressed button before it turns the page', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} />);
  press('Next');
  const turnedByThen = await new Promise((resolve) =>
    requestAnimationFrame(() => resolve(turned.mock.calls.length)),
  );
  expect(turnedByThen).toBe(0);
  await expect.element(page.getByText('16–30 of 128')).toBeVisible();
});

it('counts every press of Next and Previous within a frame, up to the first and last page', async () => {
  const turned = vi.fn<(page: number) => void>();
  render(<Pages onPageChange={turned} first={3} />);
  press('Next', 2);
  await expect.poll(() => turned.mock.calls).toEqual([[5]]);
  press('Next', 9);
  await expect.poll(() => turned.mock.calls).toEqual([[5], [9]]);
  press('Previous', 20);
  await expect.poll(() => turned.mock.calls).toEqual([[5], [9], [1]]);
});

it('turns no page when it is removed in the frame of the press', async () => {
  const turned = vi.fn<(page: number) => void>();
  const { unmount } = render(<Pages onPageChange={turned} />);
  press('Next');
  unmount();
  await nextFrame();
  await nextFrame();
  expect(turned).not.toHaveBeenCalled();
});
