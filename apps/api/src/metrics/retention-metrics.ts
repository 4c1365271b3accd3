import { Counter, Registry } from 'prom-client';

export type RetentionMetrics = {
  /** Counts rows of a kind that were removed or shrunk. */
  observe(kind: string, count: number): void;
  readonly registry: Registry;
};

/** Counts what this process has cleared. */
export const retentionMetrics = (): RetentionMetrics => {
  const registry = new Registry();
  const cleared = new Counter({
    name: 'tillbook_cleared_rows_total',
    help: 'Rows that were removed because their time was over, or shrunk, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return {
    observe: (kind, count) => {
      cleared.inc({ kind }, count);
    },
    registry,
  };
};
