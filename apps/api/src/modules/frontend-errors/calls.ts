import type { Answered } from '../../http/call.ts';
import { reportFrontendErrorCall } from './report-frontend-error.ts';

export const answeredCalls: readonly Answered[] = [reportFrontendErrorCall];
