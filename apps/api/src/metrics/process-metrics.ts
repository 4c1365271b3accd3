import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * Gauges under a counter's name, which Prometheus' own check refuses; `nodejs_active_resources` and others
 * report the same values.
 */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

let collected: Registry | undefined;

/**
 * Collects event loop, garbage collection, memory and processor time, once per process regardless of the
 * number of platforms in it.
 */
export const processMetrics = (): Registry => {
  if (collected) return collected;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  collected = registry;
  return registry;
};
