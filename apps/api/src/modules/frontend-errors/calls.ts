import type { Handler } from '../../http/call.ts';
import { reportFrontendErrorHandler } from './report-frontend-error.ts';

export const handlers: readonly Handler[] = [reportFrontendErrorHandler];
