import type { ReactNode } from 'react';
import { markValues } from '../../private/mark-values.tsx';
import { emptyLine } from './empty-line.css.ts';

export type EmptyLineProps = {
  /** One sentence: "No related transactions found". */
  readonly children: ReactNode;
};

/** Shows a muted sentence in place of the content of an empty card. */
export function EmptyLine({ children }: EmptyLineProps) {
  return <p className={emptyLine}>{markValues(children)}</p>;
}
