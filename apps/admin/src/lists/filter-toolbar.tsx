import type { ReactNode } from 'react';
import { toolbarPlaceholder } from './filter-toolbar.css.ts';

/** The filters of a list, in the room that is kept for them: the list does not wait for a calendar. */
export function FilterToolbar({ children }: { readonly children: ReactNode }) {
  return <div className={toolbarPlaceholder}>{children}</div>;
}
