import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';

/** Identifies the request to every layer below it, however deep, and to its background work. */
export type RequestContext = {
  /** Equals the caller's own if it is well-formed, else a new one. */
  readonly requestId: string;
  /** Comes from the caller's `traceparent`, to correlate log lines and spans of several services. */
  readonly traceId: string | undefined;
};

const requests = new AsyncLocalStorage<RequestContext>();

/** Returns the current request; undefined in a job and at start. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();

export const inRequest = <Result>(request: RequestContext, act: () => Result): Result =>
  requests.run(request, act);

/**
 * Runs without the request, for resources that outlive it and that the request is merely the first to open.
 */
export const outsideRequest = <Result>(act: () => Result): Result => requests.exit(act);

/** Adds the request's IDs to every event logged during it. */
export const withRequestIds =
  (log: Log): Log =>
  (event, fields) => {
    const request = currentRequest();
    if (request === undefined) return log(event, fields);
    const { requestId, traceId } = request;
    return log(event, { requestId, ...(traceId !== undefined && { traceId }), ...fields });
  };
