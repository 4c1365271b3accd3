import type { Answered } from '../../http/call.ts';
import { followAccountCall } from './follow-account.ts';

export const answeredCalls: readonly Answered[] = [followAccountCall];
