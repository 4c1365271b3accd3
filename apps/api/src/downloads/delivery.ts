import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { Background } from '../runtime/background.ts';
import type { DownloadLimits } from './download-limits.ts';
import type { Delivery } from './streamed-file.ts';

/** The one-time address of a file, as its table stores it. */
export type DownloadAddress = {
  /** Closes the address; requests that have begun are completed. */
  close(): Promise<void>;
  /** Opens the address again after an interrupted delivery. */
  reopen(): Promise<void>;
};

const waitUntil = async (moment: number, leaving: AbortSignal): Promise<void> => {
  const remainingMs = moment - performance.now();
  // A reader who leaves ends the wait, which is not an error.
  if (remainingMs > 0) await wait(remainingMs, undefined, { signal: leaving }).catch(() => undefined);
};

export type Recipient = {
  /** Absent in a test without a socket. */
  readonly outgoing: ServerResponse | undefined;
  /** False for a request for a part: it gets the whole file, which does not count as a delivery. */
  readonly wantsWhole: boolean;
};

/**
 * Closes an address once a response is delivered: just before the last byte, so that a client with the whole
 * file finds it closed. Opens it again if that byte is never sent.
 */
export const deliveryOf = (
  { outgoing, wantsWhole }: Recipient,
  { background, downloads }: { readonly background: Background; readonly downloads: DownloadLimits },
  address: DownloadAddress,
): Delivery => {
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
      if (leaving.aborted || !wantsWhole) return;
      await address.close();
      if (leaving.aborted) return address.reopen();
      background.run('reopen_download', reopenIfCut);
    },
    left: () => address.reopen(),
  };
};
