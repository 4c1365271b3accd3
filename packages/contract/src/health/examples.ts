import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const healthCalls = documented(calls, {
  getHealth: { response: { status: 'ok' } },
  getReadiness: { response: { status: 'ready' } },
});
