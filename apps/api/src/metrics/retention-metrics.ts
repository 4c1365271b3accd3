import { Counter, Registry } from 'prom-client';

export type RetentionMetrics = {
  observe(kind: string, count: number): void;
  readonly registry: Registry;
};

export const retentionMetrics = (): RetentionMetrics => {
  const registry = new Registry();
  const cleared = new Counter({
    name: 'tillbook_cleared_rows_total',
    help: 'Expired rows that were removed or reduced, by kind.',
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
