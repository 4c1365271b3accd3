import { lazyComponent } from '@tillbook/web-shell';

export const EntrySetFilters = lazyComponent(
  async () => (await import('./entry-set-filters.lazy.tsx')).EntrySetFilters,
);
