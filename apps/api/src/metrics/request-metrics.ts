import { Counter, Histogram, Registry } from 'prom-client';

/** Bounds the histogram's buckets; a call that waits for a terminal takes up to 30 seconds. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type CompletedRequest = {
  /** The call's name in the contract; undefined if the address names none. */
  readonly call: string | undefined;
  readonly status: number;
  readonly seconds: number;
};

export type RequestMetrics = {
  observe(request: CompletedRequest): void;
  readonly registry: Registry;
};

/**
 * Counts the responses of this process by call and status, with their durations. Labels are only names of
 * calls.
 */
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
