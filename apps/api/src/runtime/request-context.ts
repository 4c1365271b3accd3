import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';

/** Identifies the request to every layer below it and to its background work. */
export type RequestContext = {
  /** The caller's ID if it is well-formed, otherwise a new ID. */
  readonly requestId: string;
  /** From the caller's `traceparent`, to correlate log lines and spans of several services. */
  readonly traceId: string | undefined;
};

const requests = new AsyncLocalStorage<RequestContext>();

/** Returns the current request; undefined in a job and at start. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();

export const inRequest = <Result>(request: RequestContext, act: () => Result): Result =>
  requests.run(request, act);

/** Runs without the request, to open resources that outlive it. */
export const outsideRequest = <Result>(act: () => Result): Result => requests.exit(act);

export const withRequestIds =
  (log: Log): Log =>
  (event, fields) => {
    const request = currentRequest();
    if (request === undefined) return log(event, fields);
    const { requestId, traceId } = request;
    return log(event, { requestId, ...(traceId !== undefined && { traceId }), ...fields });
  };
