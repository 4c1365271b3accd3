import { Counter, Histogram, Registry } from 'prom-client';

/** The buckets of the histogram; a call that waits for a terminal takes up to 30 seconds. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type CompletedRequest = {
  readonly call: string | undefined;
  readonly status: number;
  readonly seconds: number;
};

export type RequestMetrics = {
  observe(request: CompletedRequest): void;
  readonly registry: Registry;
};

/** Labels are limited to statuses and names of calls. */
export const requestMetrics = (): RequestMetrics => {
  const registry = new Registry();
  const responses = new Counter({
    name: 'tillbook_requests_total',
    help: 'Responses by call and status.',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'tillbook_request_duration_seconds',
    help: 'Response times by call.',
    labelNames: ['call'],
    buckets: bucketsSeconds,
    registers: [registry],
  });
  return {
    observe: ({ call = 'none', status, seconds }) => {
      responses.inc({ call, status });
      durations.observe({ call }, seconds);
    },
    registry,
  };
};
