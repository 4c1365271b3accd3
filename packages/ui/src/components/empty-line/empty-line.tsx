import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { emptyLine } from './empty-line.css.ts';

export type EmptyLineProps = {
  /** One sentence: "No related transactions found". */
  readonly children: ReactNode;
};

/** One muted line in a card for a section that has nothing in it. */
export function EmptyLine({ children }: EmptyLineProps) {
  return <p className={emptyLine}>{markValues(children)}</p>;
}
