import type { ActivityDay, ActivityPeriod } from '@tillbook/contract';
import { formatCents, formatDate, formatMonthDay } from '@tillbook/domain';
import { LineChart, SegmentedControl, type ChartNote } from '@tillbook/ui';
import { isReadable } from '@tillbook/web-shell';
import { useState } from 'react';

const figures = [
  { value: 'net', label: 'Net volume' },
  { value: 'payments', label: 'Payments' },
] as const;

type Figure = (typeof figures)[number]['value'];

const shortDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumFractionDigits: 1,
    minimumFractionDigits: 0,
  });

const formats = {
  net: { formatValue: formatCents, formatAxisValue: shortDollars },
  payments: { formatValue: (count: number) => count.toLocaleString('en-US') },
} as const;

const notesOf: Readonly<Record<Figure, (days: readonly ActivityDay[]) => readonly ChartNote[]>> = {
  net: (days) => [
    { label: 'Gross', values: days.map(({ gross }) => formatCents(gross)) },
    { label: 'Fees', values: days.map(({ fees }) => formatCents(fees)) },
  ],
  payments: (days) => [{ label: 'Gross', values: days.map(({ gross }) => formatCents(gross)) }],
};

const pointOf = ({ date }: ActivityDay) => ({
  id: date,
  label: formatMonthDay(date, { timeZone: 'UTC' }),
  longLabel: formatDate(date, { timeZone: 'UTC' }),
});

export type ActivityChartProps = { readonly current: ActivityPeriod; readonly previous: ActivityPeriod };

/** Day by day, with the time before behind it. */
export function ActivityChart({ current, previous }: ActivityChartProps) {
  const [figure, setFigure] = useState<Figure>('net');
  const length = current.days.length;
  return (
    <>
      <SegmentedControl label="Shown by day" options={figures} value={figure} onValueChange={setFigure} />
      <LineChart
        label={figure === 'net' ? 'Net volume' : 'Payments'}
        points={current.days.map(pointOf)}
        series={{ label: `Last ${length} days`, values: current.days.map((day) => drawn(day[figure])) }}
        comparison={{
          label: `The ${length} days before`,
          values: previous.days.map((day) => drawn(day[figure])),
        }}
        notes={notesOf[figure](current.days)}
        {...formats[figure]}
      />
    </>
  );
}

/** A figure that is not as agreed leaves a gap. */
const drawn = (figure: number): number | undefined => (isReadable(figure) ? figure : undefined);
