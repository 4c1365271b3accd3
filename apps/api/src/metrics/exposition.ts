type Labels = Readonly<Record<string, string>>;

export type Sample = { readonly labels?: Labels; readonly suffix?: string; readonly value: number };

/** One metric as Prometheus reads it: what it is, and its values. */
export type Metric = {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly Sample[];
};

const escaped = (text: string) =>
  text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

const labelsInText = (labels: Labels = {}) => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const metricInText = ({ name, type, help, samples }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelsInText(labels)} ${value}`),
  ].join('\n');

/** Metrics in the text format of Prometheus. */
export const expositionText = (metrics: readonly Metric[]): string =>
  `${metrics.map(metricInText).join('\n')}\n`;

export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';
