import { finished } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerResponse } from 'node:http';
import type { Background } from '../runtime/background.ts';
import type { DownloadLimits } from './download-limits.ts';
import type { Delivery } from './streamed-file.ts';

export type DownloadAddress = {
  /** Closes the address to new requests only. */
  close(): Promise<void>;
  reopen(): Promise<void>;
};

const waitUntil = async (moment: number, leaving: AbortSignal): Promise<void> => {
  const remainingMs = moment - performance.now();
  // A departing reader ends the wait, which is not an error.
  if (remainingMs > 0) await wait(remainingMs, undefined, { signal: leaving }).catch(() => undefined);
};

export type Recipient = {
  /** Absent in tests without a socket. */
  readonly outgoing: ServerResponse | undefined;
  /** False for range requests, which get the whole file but do not count as deliveries. */
  readonly wantsWhole: boolean;
};

/**
 * Closes an address just before the last byte, so that a client with the whole file finds it closed. Reopens
 * the address if that byte is never sent.
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
