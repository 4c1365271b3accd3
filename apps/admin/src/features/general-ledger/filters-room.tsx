import { later } from '@tillbook/web-shell';
import { filtersRoom } from './entry-set-filters.css.ts';
import type { EntrySetFiltersProps } from './entry-set-filters.tsx';

// A calendar and a list to search in: the entry sets do not wait for them.
const EntrySetFilters = later(async () => (await import('./entry-set-filters.tsx')).EntrySetFilters);

/** The filters, in the room that is kept for them. */
export function FiltersRoom(props: EntrySetFiltersProps) {
  return (
    <div className={filtersRoom}>
      <EntrySetFilters {...props} />
    </div>
  );
}
