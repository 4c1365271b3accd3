import { lazyComponent } from '@tillbook/web-shell';

export const AccountFiltersBar = lazyComponent(
  async () => (await import('./account-filters-bar.lazy.tsx')).AccountFiltersBar,
);
