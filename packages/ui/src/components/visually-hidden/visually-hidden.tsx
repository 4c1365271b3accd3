import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';

export function VisuallyHidden({
  children,
  id,
  live = false,
}: {
  readonly children: ReactNode;
  readonly id?: string;
  /** Announces changes to the text. */
  readonly live?: boolean;
}) {
  return (
    <span id={id} className={visuallyHidden} role={live ? 'status' : undefined}>
      {markValues(children)}
    </span>
  );
}
