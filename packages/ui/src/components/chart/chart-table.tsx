import { classNames } from '../../private/class-names.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { DataTableColumn } from '../data-table/column.ts';
import { longLabelOf, tellPoint, type BarChartProps, type ChartPoint } from './chart-series.ts';
import { tableFrame, tableHeight } from './chart.css.ts';

type ChartTableProps = Pick<
  BarChartProps,
  'label' | 'points' | 'series' | 'comparison' | 'notes' | 'formatValue' | 'size' | 'barHref'
>;

type Row = { readonly point: ChartPoint; readonly name: string; readonly texts: readonly string[] };

/** Shows the same values as a scrollable table instead of the chart. */
export function ChartTable({ label, size = 'medium', barHref, ...chart }: ChartTableProps) {
  const { points, series, comparison, notes = [] } = chart;
  const rows: readonly Row[] = points.map((point, index) => ({
    point,
    name: longLabelOf(point),
    texts: tellPoint(chart, index).map(({ text }) => text),
  }));
  const heads = [series.label, ...(comparison ? [comparison.label] : []), ...notes.map((note) => note.label)];
  const columns: readonly DataTableColumn<Row>[] = [
    { id: 'point', header: 'Point', emphasis: 'strong', tabular: true, cell: ({ name }) => name },
    ...heads.map((head, index): DataTableColumn<Row> => ({
      id: head,
      header: head,
      align: 'end',
      fit: true,
      ...(index > 0 && { emphasis: 'quiet' }),
      cell: ({ texts }) => texts[index],
    })),
  ];
  return (
    // Makes the scroll container focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classNames(tableFrame, tableHeight[size])} role="region" aria-label={label} tabIndex={0}>
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        keepColumns
        rowLink={({ point, name }) => barHref && { href: barHref(point), label: name }}
      />
    </div>
  );
}
