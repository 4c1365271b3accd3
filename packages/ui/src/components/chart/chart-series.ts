/** One place along the axis: a day, a week, a month. */
export type ChartPoint = {
  readonly id: string;
  /** As short as an axis has room for: "Nov 21". */
  readonly label: string;
  /** The same in full, for the tooltip, the table and those who listen. */
  readonly longLabel?: string;
};

/** One value for each point; `undefined` where there is none. */
export type ChartSeries = { readonly label: string; readonly values: readonly (number | undefined)[] };

/** Words for each point that are told beside its values and not drawn: how many there were. */
export type ChartNote = { readonly label: string; readonly values: readonly string[] };

export type ChartProps = {
  /** What is drawn, for a screen reader and the table. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly series: ChartSeries;
  /** The same for the time before, or for somebody else: drawn behind, without colour. */
  readonly comparison?: ChartSeries | undefined;
  readonly notes?: readonly ChartNote[];
  /** A value in full: "$1,204.50". */
  readonly formatValue: (value: number) => string;
  /** A value as short as an axis has room for: "$1.2k". Without it, as `formatValue`. */
  readonly formatAxisValue?: (value: number) => string;
  /** What the drawing says in one sentence. Without it: its ends, its highest and its lowest point. */
  readonly summary?: string;
  readonly emptyText?: string;
  /** 120, 180 or 260 px high without the labels of its axis. */
  readonly size?: 'small' | 'medium' | 'large';
  /** `loading` keeps the place of what is to come. */
  readonly state?: 'ready' | 'loading';
};

/** The words for a missing value. */
const missing = '--';

const valueText = (value: number | undefined, formatValue: (value: number) => string): string =>
  value === undefined ? missing : formatValue(value);

export const longLabelOf = ({ label, longLabel }: ChartPoint): string => longLabel ?? label;

type Told = Pick<ChartProps, 'points' | 'series' | 'comparison' | 'notes' | 'formatValue'>;

/** Everything about one point: its values by their names, and its notes. */
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

/** A sentence for those who do not see the drawing. */
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
