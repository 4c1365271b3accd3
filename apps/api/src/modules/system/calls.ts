import type { Answered } from '../../http/call.ts';
import { getSystemCall } from './get-system.ts';

export const answeredCalls: readonly Answered[] = [getSystemCall];
