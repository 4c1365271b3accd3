import { markValues } from '../../private/mark-values.tsx';
import { longLabelOf, tellPoint, type ChartProps } from './chart-series.ts';
import { told, toldHint, toldMain, toldName, toldRow, toldValue } from './reading.css.ts';

type ToldPointProps = Pick<ChartProps, 'points' | 'series' | 'comparison' | 'notes' | 'formatValue'> & {
  readonly index: number;
  /** The x coordinate of the point, in percent of the width. */
  readonly x: number;
  readonly hint?: string | undefined;
};

/**
 * Shows a tooltip with the values of one point, on the side with more room. Screen readers get them from the
 * focused element.
 */
export function ToldPoint({ index, x, hint, ...chart }: ToldPointProps) {
  const point = chart.points[index];
  if (!point) return null;
  return (
    <div className={told} style={besidePoint(x)} aria-hidden="true">
      <span className={toldName}>{markValues(longLabelOf(point))}</span>
      {tellPoint(chart, index).map(({ label, text }, row) => (
        <span key={label} className={toldRow}>
          <span>{markValues(label)}</span>
          <span className={row === 0 ? toldMain : toldValue}>{markValues(text)}</span>
        </span>
      ))}
      {hint !== undefined && <span className={toldHint}>{markValues(hint)}</span>}
    </div>
  );
}

const besidePoint = (percent: number) =>
  percent > 50 ? { right: `${String(100 - percent)}%` } : { left: `${String(percent)}%` };
