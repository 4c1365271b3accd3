import { later } from '@tillbook/web-shell';
import type { AuditFilterFieldsProps } from './audit-filter-fields.tsx';
import { filtersRoom } from './filters-room.css.ts';

// A calendar and a list of actions: the trail does not wait for them.
const AuditFilterFields = later(async () => (await import('./audit-filter-fields.tsx')).AuditFilterFields);

/** The filters, in the room that is kept for them. */
export function FiltersRoom(props: AuditFilterFieldsProps) {
  return (
    <div className={filtersRoom}>
      <AuditFilterFields {...props} />
    </div>
  );
}
