import { Registry } from 'prom-client';
import type { Platform } from '../platform.ts';
import { platformMetrics } from './platform-metrics.ts';
import { processMetrics } from '../metrics/process-metrics.ts';

export const expositionType = Registry.PROMETHEUS_CONTENT_TYPE;

export const expositionText = async (platform: Platform): Promise<string> =>
  Registry.merge([
    platform.requests.registry,
    platform.retention.registry,
    await platformMetrics(platform),
    processMetrics(),
  ]).metrics();
