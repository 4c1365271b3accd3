import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from './log.ts';

/** What every layer below a request may know of it, however deep; it goes along with what the request leaves running. */
export type RequestContext = {
  /** The caller's own where it sent a well-formed one, else one of ours. */
  readonly requestId: string;
  /** Of the caller's `traceparent`, so that log lines and spans of several services can be joined. */
  readonly traceId: string | undefined;
};

const requests = new AsyncLocalStorage<RequestContext>();

/** The request that is being answered, or undefined in a job and at start. */
export const currentRequest = (): RequestContext | undefined => requests.getStore();

export const inRequest = <Result>(request: RequestContext, act: () => Result): Result =>
  requests.run(request, act);

/** For what a request only happens to be the first to open, and what outlives it. */
export const outsideRequest = <Result>(act: () => Result): Result => requests.exit(act);

/** Adds the request's ids to every event that is logged while it is answered. */
export const withRequestIds =
  (log: Log): Log =>
  (event, fields) => {
    const request = currentRequest();
    if (request === undefined) return log(event, fields);
    const { requestId, traceId } = request;
    return log(event, { requestId, ...(traceId !== undefined && { traceId }), ...fields });
  };
