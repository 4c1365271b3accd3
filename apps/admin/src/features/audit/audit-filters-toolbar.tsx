import { lazyComponent } from '@tillbook/web-shell';
import type { AuditFilterFieldsProps } from './audit-filter-fields.lazy.tsx';
import { toolbarPlaceholder } from './toolbar-placeholder.css.ts';

// A calendar and a list of actions: the trail does not wait for them.
const AuditFilterFields = lazyComponent(
  async () => (await import('./audit-filter-fields.lazy.tsx')).AuditFilterFields,
);

/** The filters, in the room that is kept for them. */
export function AuditFiltersToolbar(props: AuditFilterFieldsProps) {
  return (
    <div className={toolbarPlaceholder}>
      <AuditFilterFields {...props} />
    </div>
  );
}
