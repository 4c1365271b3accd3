import { markValues } from '../../private/mark-values.tsx';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { TrendDownIcon } from '../icon/icons/trend-down.tsx';
import { TrendUpIcon } from '../icon/icons/trend-up.tsx';
import { Money } from '../money/money.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { changeOf } from './change-text.ts';
import { headline, headlineChange, headlineShare } from './chart-headline.css.ts';

export type ChartHeadlineProps = {
  /** The name of the figure for screen readers. On screen the card's heading names it. */
  readonly label: string;
  readonly value: number;
  /** The figure of the previous period. Without it no change is shown. */
  readonly before?: number | undefined;
  /** Formats a figure in full: "$1,204.50". */
  readonly formatValue: (value: number) => string;
  /** `loading` reserves the height. Defaults to `ready`. */
  readonly state?: 'ready' | 'loading';
};

/** Shows the total of a chart and its change: at most ">999%", and "New" after zero. */
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
