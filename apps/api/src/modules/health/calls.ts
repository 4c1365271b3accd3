import type { Answered } from '../../http/call.ts';
import { getHealthCall } from './get-health.ts';
import { getReadinessCall } from './get-readiness.ts';

export const answeredCalls: readonly Answered[] = [getHealthCall, getReadinessCall];
