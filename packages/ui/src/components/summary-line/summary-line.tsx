import { markValues } from '../../private/mark-values.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { summaryLine, summarySum } from './summary-line.css.ts';

export type SummaryLineProps = {
  /** The number of rows, with their name: "211 payments". */
  readonly count: string;
  /** The formatted sum. */
  readonly sum?: string | undefined;
  /** A note about all rows: "Times in Eastern Time". */
  readonly note?: string | undefined;
  /** `loading` reserves the height of the line. */
  readonly state?: 'ready' | 'loading';
};

/** Summarizes a list in one line: the number of rows and their sum. */
export function SummaryLine({ count, sum, note, state = 'ready' }: SummaryLineProps) {
  if (state === 'loading') {
    return (
      <p className={summaryLine}>
        <Skeleton width={168} />
      </p>
    );
  }
  return (
    <p className={summaryLine}>
      <span>{markValues(count)}</span>
      {sum !== undefined && (
        <>
          <span>{', '}</span>
          <span className={summarySum} translate="no">
            {sum}
          </span>
        </>
      )}
      {note !== undefined && <span>{markValues(` · ${note}`)}</span>}
    </p>
  );
}
