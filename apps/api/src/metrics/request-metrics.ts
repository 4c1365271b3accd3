import { Counter, Histogram, Registry } from 'prom-client';

/** The upper bounds of the histogram's buckets; a call that waits for a terminal takes up to 30 seconds. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type AnsweredRequest = {
  /** The call's name in the contract; undefined where the address names none. */
  readonly call: string | undefined;
  readonly status: number;
  readonly seconds: number;
};

export type RequestMetrics = {
  observe(request: AnsweredRequest): void;
  readonly registry: Registry;
};

/** Counts the answers of this process by call and status, and how long they took. Labels are names of calls and no more. */
export const requestMetrics = (): RequestMetrics => {
  const registry = new Registry();
  const answers = new Counter({
    name: 'tillbook_requests_total',
    help: 'Answers by call and status.',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'tillbook_request_duration_seconds',
    help: 'How long answers took, by call.',
    labelNames: ['call'],
    buckets: bucketsSeconds,
    registers: [registry],
  });
  return {
    observe: ({ call = 'none', status, seconds }) => {
      answers.inc({ call, status });
      durations.observe({ call }, seconds);
    },
    registry,
  };
};
