import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ApiEnvironment } from '../http/request-facts.ts';
import type { Platform } from '../platform.ts';
import type { Delivery } from './streamed-file.ts';

/** The one-time address of a file, as its table stores it. */
export type DownloadAddress = {
  /** Closes the address; requests that have begun are completed. */
  close(): Promise<void>;
  /** Opens the address again after a delivery that broke off. */
  reopen(): Promise<void>;
};

const waitUntil = async (moment: number, leaving: AbortSignal): Promise<void> => {
  const remainingMs = moment - performance.now();
  // A reader who leaves meanwhile ends the wait, which is no error.
  if (remainingMs > 0) await wait(remainingMs, undefined, { signal: leaving }).catch(() => undefined);
};

/** Whether the request is for the whole file. A part is answered with the whole, which is no delivery. */
export const isWhole = ({ req }: Context<ApiEnvironment>): boolean => req.header('range') === undefined;

/**
 * Closes an address once a response has been delivered whole: it is closed before the last byte, so that a client with
 * the whole file finds it closed, and opened again if that byte is never sent.
 */
export const deliveryOf = (
  context: Context<ApiEnvironment>,
  { background, downloads }: Pick<Platform, 'background' | 'downloads'>,
  address: DownloadAddress,
): Delivery => {
  const outgoing = context.env?.outgoing;
  const earliestEnd = performance.now() + downloads.shortestMs;
  const reopenIfCut = async () => {
    if (outgoing === undefined) return;
    try {
      await finished(outgoing);
    } catch {
      await address.reopen();
    }
  };
  return {
    complete: async (leaving) => {
      if (outgoing !== undefined) await waitUntil(earliestEnd, leaving);
      if (leaving.aborted || !isWhole(context)) return;
      await address.close();
      if (leaving.aborted) return address.reopen();
      background.run('reopen_download', reopenIfCut);
    },
    left: () => address.reopen(),
  };
};
