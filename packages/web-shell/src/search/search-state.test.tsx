import { expect, test, vi } from 'vitest';
import { createSearch } from './search-state.ts';

test('focuses the field immediately, and renders the palette after the field is on the screen', async () => {
  const search = createSearch(document);
  const listener = vi.fn<() => void>();
  search.subscribe(listener);
  search.open();
  expect(document.activeElement?.role).toBe('combobox');
  expect(search.get().isOpen).toBe(true);
  expect(listener).not.toHaveBeenCalled();
  await expect.poll(() => listener.mock.calls.length).toBe(1);
  search.close();
  expect(document.activeElement).toBe(document.body);
});
