import type { BrowserContext, Request } from 'playwright';
import { expect } from 'vitest';

/** The stream of account changes, which stays open as long as the page. */
const isEventStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events';

/**
 * Counts the requests of a browser context that have no response yet.
 *
 * @returns a wait until there are none, however long the machine takes
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
