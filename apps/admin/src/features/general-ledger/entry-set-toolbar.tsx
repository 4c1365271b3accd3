import { lazyComponent } from '@tillbook/web-shell';
import { toolbarPlaceholder } from './entry-set-filters.css.ts';
import type { EntrySetFiltersProps } from './entry-set-filters.lazy.tsx';

// A calendar and a list to search in: the entry sets do not wait for them.
const EntrySetFilters = lazyComponent(
  async () => (await import('./entry-set-filters.lazy.tsx')).EntrySetFilters,
);

/** The filters, in the room that is kept for them. */
export function EntrySetToolbar(props: EntrySetFiltersProps) {
  return (
    <div className={toolbarPlaceholder}>
      <EntrySetFilters {...props} />
    </div>
  );
}
