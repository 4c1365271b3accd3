import type { Metric, Sample } from './exposition.ts';

/** The upper bounds of the histogram's buckets, in seconds; a call that waits for a terminal takes up to 30. */
const boundsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const;

type Durations = { count: number; sumSeconds: number; readonly buckets: number[] };

type AnsweredRequest = {
  /** The call's name in the contract; undefined where the address names none. */
  readonly call: string | undefined;
  readonly status: number;
  readonly seconds: number;
};

export type RequestMetrics = {
  observe(request: AnsweredRequest): void;
  metrics(): readonly Metric[];
};

const noDurations = (): Durations => ({ count: 0, sumSeconds: 0, buckets: boundsSeconds.map(() => 0) });

const durationSamples = (call: string, { count, sumSeconds, buckets }: Durations): Sample[] => [
  ...boundsSeconds.map((bound, place) => ({
    suffix: '_bucket',
    labels: { call, le: String(bound) },
    value: buckets[place] ?? 0,
  })),
  { suffix: '_bucket', labels: { call, le: '+Inf' }, value: count },
  { suffix: '_sum', labels: { call }, value: sumSeconds },
  { suffix: '_count', labels: { call }, value: count },
];

/** Counts the answers of this process by call and status, and how long they took. Labels are names of calls and no more. */
export const requestMetrics = (): RequestMetrics => {
  const answers = new Map<string, Map<number, number>>();
  const durations = new Map<string, Durations>();
  return {
    observe: ({ call = 'none', status, seconds }) => {
      const byStatus = answers.get(call) ?? new Map<number, number>();
      answers.set(call, byStatus.set(status, (byStatus.get(status) ?? 0) + 1));
      const taken = durations.get(call) ?? noDurations();
      durations.set(call, taken);
      taken.count += 1;
      taken.sumSeconds += seconds;
      for (const [place, bound] of boundsSeconds.entries()) {
        if (seconds <= bound) taken.buckets[place] = (taken.buckets[place] ?? 0) + 1;
      }
    },
    metrics: () => [
      {
        name: 'tillbook_requests_total',
        type: 'counter',
        help: 'Answers by call and status.',
        samples: [...answers].flatMap(([call, byStatus]) =>
          [...byStatus].map(([status, value]) => ({ labels: { call, status: String(status) }, value })),
        ),
      },
      {
        name: 'tillbook_request_duration_seconds',
        type: 'histogram',
        help: 'How long answers took, by call.',
        samples: [...durations].flatMap(([call, taken]) => durationSamples(call, taken)),
      },
    ],
  };
};
