import type { ActivityDay, ActivityPeriod } from '@tillbook/contract';
import { formatCents, formatDate, formatMonthDay } from '@tillbook/domain';
import { BarChart, type BarChartProps, type ChartPoint } from '@tillbook/ui';
import { isReadable } from '@tillbook/web-shell';

const shortDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });

const pointOf = ({ date }: ActivityDay): ChartPoint => ({
  id: date,
  label: formatMonthDay(date, { timeZone: 'UTC' }),
  longLabel: formatDate(date, { timeZone: 'UTC' }),
});

/** Links to the payments posted on a bar's Eastern day, regardless of the reader's time zone. */
const dayHref = ({ id }: ChartPoint): string => `/payments?postedOn=${id}`;

const seriesOf = (label: string, days: readonly ActivityDay[]): BarChartProps['series'] => ({
  label,
  // A malformed amount leaves a gap.
  values: days.map(({ net }) => (isReadable(net) ? net : undefined)),
});

const notesOf = (days: readonly ActivityDay[]): BarChartProps['notes'] => [
  { label: 'Payments', values: days.map(({ payments }) => payments.toLocaleString('en-US')) },
  { label: 'Gross', values: days.map(({ gross }) => formatCents(gross)) },
  { label: 'Fees', values: days.map(({ fees }) => formatCents(fees)) },
];

export type ActivityChartProps = {
  readonly label: string;
  /** Both periods are undefined while the chart is loading. */
  readonly current?: ActivityPeriod;
  readonly previous?: ActivityPeriod;
};

export function ActivityChart({ label, current, previous }: ActivityChartProps) {
  const days = current?.days ?? [];
  return (
    <BarChart
      label={label}
      size="small"
      state={current ? 'ready' : 'loading'}
      points={days.map(pointOf)}
      series={seriesOf(current ? `Last ${days.length} days` : 'Last 30 days', days)}
      comparison={seriesOf(
        current ? `Previous ${days.length} days` : 'Previous 30 days',
        previous?.days ?? [],
      )}
      notes={notesOf(days)}
      formatValue={formatCents}
      formatAxisValue={shortDollars}
      barHref={dayHref}
      barHint="View payments"
    />
  );
}
