import type { ReactNode } from 'react';
import { toolbarPlaceholder } from './filter-toolbar.css.ts';

/** Reserves space for the filters of a list, so that the list does not wait for the code of a calendar. */
export function FilterToolbar({ children }: { readonly children: ReactNode }) {
  return <div className={toolbarPlaceholder}>{children}</div>;
}
