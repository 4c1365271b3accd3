import type { BrowserContext, Request } from 'playwright';
import { expect } from 'vitest';

/** The stream of account changes stays open as long as the page is open. */
const isEventStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events';

/**
 * Tracks the requests of a browser context, except the event stream.
 *
 * @returns a function that waits until every request has its response
 */
export const watchOpenRequests = (context: BrowserContext): (() => Promise<void>) => {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (!isEventStream(request)) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
};
