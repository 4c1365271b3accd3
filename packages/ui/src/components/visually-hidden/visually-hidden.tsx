import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';

/** Words for those who listen instead of look. */
export function VisuallyHidden({
  children,
  id,
  live = false,
}: {
  readonly children: ReactNode;
  readonly id?: string;
  readonly live?: boolean;
}) {
  return (
    <span id={id} className={visuallyHidden} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}
