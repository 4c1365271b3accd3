import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';

/** What every layer below a request may know about it, however deep; background work keeps it. */
export type RequestContext = {
  /** The caller's own if it is well-formed, else a new one. */
  readonly requestId: string;
  /** From the caller's `traceparent`, to correlate log lines and spans of several services. */
  readonly traceId: string | undefined;
};

const requests = new AsyncLocalStorage<RequestContext>();

/** The current request; undefined in a job and at start. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();

export const inRequest = <Result>(request: RequestContext, act: () => Result): Result =>
  requests.run(request, act);

/** For what a request is merely the first to open, and what outlives it. */
export const outsideRequest = <Result>(act: () => Result): Result => requests.exit(act);

/** Adds the request's ids to every event logged during it. */
export const withRequestIds =
  (log: Log): Log =>
  (event, fields) => {
    const request = currentRequest();
    if (request === undefined) return log(event, fields);
    const { requestId, traceId } = request;
    return log(event, { requestId, ...(traceId !== undefined && { traceId }), ...fields });
  };
