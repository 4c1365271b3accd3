import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { stat, statLabel, stats, statValue } from './stat.css.ts';

/** Shows two to four facts side by side in one box; stacked on phones. */
export function Stats({ children }: { readonly children: ReactNode }) {
  return <dl className={stats}>{children}</dl>;
}

export type StatProps = { readonly label: string; readonly children: ReactNode };

/** Shows one fact: its label above, its value below. */
export function Stat({ label, children }: StatProps) {
  return (
    <div className={stat}>
      <dt className={statLabel}>{label}</dt>
      <dd className={statValue}>{markValues(children)}</dd>
    </div>
  );
}
