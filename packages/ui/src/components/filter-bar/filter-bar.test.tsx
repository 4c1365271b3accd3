import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilterBar, FilterChip } from './filter-bar.tsx';

it('edits and removes a filter by keyboard, and announces the number of rows', async () => {
  const edit = vi.fn<() => void>();
  const remove = vi.fn<() => void>();
  render(
    <FilterBar label="Filters" status="37 rows" end={null}>
      <FilterChip label="Status" value="Failed" onEdit={edit} onRemove={remove} />
    </FilterBar>,
  );
  await expect.element(page.getByRole('group', { name: 'Filters' })).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('37 rows');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Status: Failed' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Remove filter: Status' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(edit).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledOnce();
});

function Status() {
  const [value, setValue] = useState<string>();
  return (
    <FilterChip
      label="Status"
      value={value}
      onEdit={() => setValue('Failed')}
      onRemove={() => setValue(undefined)}
    />
  );
}

afterEach(async () => {
  await page.viewport(1280, 800);
});

it('keeps the focus on a filter when its value is chosen and when it is removed', async () => {
  render(<Status />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Status: Failed' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Status', exact: true })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('scrolls the filters within the width of the list on a phone', async () => {
  await page.viewport(390, 844);
  const { container } = render(
    <div style={{ width: 358 }}>
      <FilterBar label="Filters" summary={<p>211 payments</p>}>
        {['Date', 'Status', 'Method', 'Channel', 'Amount'].map((label) => (
          <FilterChip key={label} label={label} onEdit={() => undefined} />
        ))}
      </FilterBar>
    </div>,
  );
  const list = container.firstElementChild;
  const bar = list?.firstElementChild?.firstElementChild;
  expect(bar?.getBoundingClientRect().left).toBe(list?.getBoundingClientRect().left);
  expect(bar?.getBoundingClientRect().width).toBe(358);
  expect(bar?.scrollWidth).toBeGreaterThan(358);
  expect(page.getByText('211 payments').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bar?.getBoundingClientRect().bottom ?? 0,
  );
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Amount' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Amount' })).toBeInViewport({ ratio: 0.95 });
});
