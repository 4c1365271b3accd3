import { markValues } from '../../private/mark-values.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { TrendDownIcon } from '../icon/icons/trend-down.tsx';
import { TrendUpIcon } from '../icon/icons/trend-up.tsx';
import { Money } from '../money/money.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { changeOf } from './change-text.ts';
import { headline, headlineChange, headlineShare } from './chart-headline.css.ts';

export type ChartHeadlineProps = {
  /** What the figure counts, for a screen reader: the card says it to the eye. */
  readonly label: string;
  readonly value: number;
  /** The same for the time before. Without it nothing is compared. */
  readonly before?: number | undefined;
  /** A value in full: "$1,204.50". */
  readonly formatValue: (value: number) => string;
  /** `loading` keeps the height. */
  readonly state?: 'ready' | 'loading';
};

/** The figure that a chart adds up to, and how it has changed: never more than ">999%", and "New" after nothing. */
export function ChartHeadline({ label, value, before, formatValue, state = 'ready' }: ChartHeadlineProps) {
  if (state === 'loading') {
    return (
      <div className={headline} aria-hidden="true">
        <Skeleton width={168} insteadOf="moneyLarge" />
        <span className={headlineChange}>
          <Skeleton width={136} />
        </span>
      </div>
    );
  }
  return (
    <p className={headline}>
      <span className={visuallyHidden}>{`${label}: `}</span>
      <Money size="large">{formatValue(value)}</Money>
      <span className={visuallyHidden}> </span>
      {before !== undefined && <ChangeLine value={value} before={before} beforeText={formatValue(before)} />}
    </p>
  );
}

function ChangeLine({
  value,
  before,
  beforeText,
}: {
  readonly value: number;
  readonly before: number;
  readonly beforeText: string;
}) {
  const { direction, text } = changeOf(value, before);
  const isShare = text.endsWith('%');
  return (
    <span className={headlineChange}>
      <span className={headlineShare}>
        {direction === 'up' && <TrendUpIcon size="small" />}
        {direction === 'down' && <TrendDownIcon size="small" />}
        {isShare && <span className={visuallyHidden}>{direction}</span>}
        <span>{markValues(` ${text}`)}</span>
      </span>
      <span>{markValues(` from ${beforeText}`)}</span>
    </span>
  );
}
