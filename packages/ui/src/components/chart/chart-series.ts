/** One point along the axis: a day, a week or a month. */
export type ChartPoint = {
  readonly id: string;
  /** A short label for the axis: "Nov 21". */
  readonly label: string;
  /** The full label for the tooltip, the table and screen readers. Defaults to `label`. */
  readonly longLabel?: string;
};

/** One value per point; `undefined` if a point has none. */
export type ChartSeries = { readonly label: string; readonly values: readonly (number | undefined)[] };

/** Extra text per point, shown with its values but not drawn, such as a count. */
export type ChartNote = { readonly label: string; readonly values: readonly string[] };

export type ChartProps = {
  /** The name of the chart and of its table, for screen readers. */
  readonly label: string;
  /** The points along the axis, in order: one bar each. */
  readonly points: readonly ChartPoint[];
  /** The values of the bars, one per point; `undefined` if a point has none. */
  readonly series: ChartSeries;
  /** The series to compare with, such as the previous period. Drawn behind the bars in gray. */
  readonly comparison?: ChartSeries | undefined;
  /** Text per point shown with its values but not drawn, such as a count. */
  readonly notes?: readonly ChartNote[];
  /** Formats a value in full: "$1,204.50". */
  readonly formatValue: (value: number) => string;
  /** Formats a short value for the axis: "$1.2k". Defaults to `formatValue`. */
  readonly formatAxisValue?: (value: number) => string;
  /**
   * A summary of the chart for screen readers. Defaults to its first and last points and its highest and
   * lowest values.
   */
  readonly summary?: string;
  /**
   * Shown instead of the chart when no point has a value.
   *
   * @default 'Nothing to show for this period'
   */
  readonly emptyText?: string;
  /**
   * The height without the axis labels: 104, 180 or 260 px. On a phone, the first two are 160 px.
   *
   * @default 'medium'
   */
  readonly size?: 'small' | 'medium' | 'large';
  /**
   * `loading` reserves the chart's space.
   *
   * @default 'ready'
   */
  readonly state?: 'ready' | 'loading';
};

/** The text for a missing value. */
const missing = '--';

const valueText = (value: number | undefined, formatValue: (value: number) => string): string =>
  value === undefined ? missing : formatValue(value);

export const longLabelOf = ({ label, longLabel }: ChartPoint): string => longLabel ?? label;

type Told = Pick<ChartProps, 'points' | 'series' | 'comparison' | 'notes' | 'formatValue'>;

export function tellPoint(
  { series, comparison, notes = [], formatValue }: Told,
  index: number,
): readonly { readonly label: string; readonly text: string }[] {
  return [
    { label: series.label, text: valueText(series.values[index], formatValue) },
    ...(comparison
      ? [{ label: comparison.label, text: valueText(comparison.values[index], formatValue) }]
      : []),
    ...notes.map((note) => ({ label: note.label, text: note.values[index] ?? missing })),
  ];
}

/** Summarizes the chart in words, for people who cannot see it. */
export function summarize({ label, points, series, formatValue }: Told & Pick<ChartProps, 'label'>): string {
  const drawn = points.flatMap((point, index) => {
    const value = series.values[index];
    return value === undefined ? [] : [{ name: longLabelOf(point), value }];
  });
  const [first] = drawn;
  const last = drawn.at(-1);
  if (!first || !last) return `${label}: nothing to show.`;
  if (drawn.length === 1) return `${label}: ${formatValue(first.value)}, ${first.name}.`;
  const highest = drawn.reduce((best, next) => (next.value > best.value ? next : best));
  const lowest = drawn.reduce((best, next) => (next.value < best.value ? next : best));
  return `${label} from ${first.name} to ${last.name}. Highest ${formatValue(highest.value)}, ${highest.name}; lowest ${formatValue(lowest.value)}, ${lowest.name}.`;
}

export type BarChartProps = ChartProps & {
  /** Returns the address of a bar's page. If set, every bar is a link. */
  readonly barHref?: (point: ChartPoint) => string;
  /** A hint about the linked page, below the values of the active bar: "View payments". */
  readonly barHint?: string;
};
