import type { ReactNode } from 'react';
import { toolbarPlaceholder } from './filter-toolbar.css.ts';

/** Reserves space for a list's filters, so that the list can be shown before their code has loaded. */
export function FilterToolbar({ children }: { readonly children: ReactNode }) {
  return <div className={toolbarPlaceholder}>{children}</div>;
}
