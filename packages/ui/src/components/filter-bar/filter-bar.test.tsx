import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FilterBar, FilterChip } from './filter-bar.tsx';

it('opens and removes a filter by keys, and tells what was found', async () => {
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
