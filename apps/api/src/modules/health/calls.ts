import type { Handler } from '../../http/call.ts';
import { getHealthHandler } from './get-health.ts';
import { getReadinessHandler } from './get-readiness.ts';

export const handlers: readonly Handler[] = [getHealthHandler, getReadinessHandler];
