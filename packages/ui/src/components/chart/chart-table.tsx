import { DataTable } from '../data-table/data-table.tsx';
import type { DataTableColumn } from '../data-table/column.ts';
import { longLabelOf, tellPoint, type ChartProps } from './chart-series.ts';
import { tableFrame } from './chart.css.ts';

type ChartTableProps = Pick<
  ChartProps,
  'label' | 'points' | 'series' | 'comparison' | 'notes' | 'formatValue'
> & {
  /** As high as the drawing it stands for. */
  readonly heightPx: number;
};

type Row = { readonly name: string; readonly texts: readonly string[] };

/** The same values as a table, which scrolls in the place of the drawing. */
export function ChartTable({ label, heightPx, ...chart }: ChartTableProps) {
  const { points, series, comparison, notes = [] } = chart;
  const rows: readonly Row[] = points.map((point, index) => ({
    name: longLabelOf(point),
    texts: tellPoint(chart, index).map(({ text }) => text),
  }));
  const heads = [series.label, ...(comparison ? [comparison.label] : []), ...notes.map((note) => note.label)];
  const columns: readonly DataTableColumn<Row>[] = [
    { id: 'point', header: 'Point', emphasis: 'strong', tabular: true, cell: ({ name }) => name },
    ...heads.map((head, place): DataTableColumn<Row> => ({
      id: head,
      header: head,
      align: 'end',
      fit: true,
      ...(place > 0 && { emphasis: 'quiet' }),
      cell: ({ texts }) => texts[place],
    })),
  ];
  return (
    // What scrolls has to be reached by the keys that scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={tableFrame} style={{ height: heightPx }} role="region" aria-label={label} tabIndex={0}>
      <DataTable label={label} columns={columns} rows={rows} keepColumns />
    </div>
  );
}
