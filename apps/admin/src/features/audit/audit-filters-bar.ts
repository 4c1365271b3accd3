import { lazyComponent } from '@tillbook/web-shell';

export const AuditFiltersBar = lazyComponent(
  async () => (await import('./audit-filters-bar.lazy.tsx')).AuditFiltersBar,
);
