/**
 * A figure beside the one of the period before: "+12% from $1,100.00". What was nothing, or less, has no share.
 *
 * @param format how the figure is written
 */
export const changeText = (current: number, previous: number, format: (figure: number) => string): string => {
  if (!Number.isFinite(current) || !Number.isFinite(previous)) return `${format(previous)} before`;
  if (current === previous) return `Same as before`;
  if (previous <= 0) return `${format(previous)} before`;
  const percent = Math.round(((current - previous) / previous) * 100);
  return `${percent < 0 ? '-' : '+'}${Math.abs(percent).toLocaleString('en-US')}% from ${format(previous)}`;
};

type Outcomes = { readonly succeeded: number; readonly failed: number };

/** Of the payments with an outcome, the share that succeeded; undefined where none has one. */
export const successRate = ({ succeeded, failed }: Outcomes): number | undefined =>
  succeeded + failed === 0 ? undefined : succeeded / (succeeded + failed);

export const formatRate = (rate: number | undefined): string =>
  rate === undefined ? 'N/A' : rate.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });
