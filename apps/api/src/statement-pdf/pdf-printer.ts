import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StatementEntry } from '@tillbook/contract';
import { AppError } from '../runtime/app-error.ts';
import { turnTaking, type Turn } from './turn-taking.ts';
import type { ReceiptPage } from './receipt-pdf.ts';
import type { StatementFacts } from './statement-file.ts';

export type PdfFacts = StatementFacts | ReceiptPage;

export type PdfRequest =
  | { readonly kind: 'opening' | 'closing' }
  | { readonly kind: 'entries'; readonly entries: readonly StatementEntry[] };

export type PdfSlot = {
  /** Creates the whole PDF, a few megabytes, so that a slow reader occupies no thread. */
  print(
    facts: PdfFacts,
    batches: AsyncIterable<readonly StatementEntry[]>,
    leaving: AbortSignal,
  ): Promise<readonly Uint8Array[]>;
  leave(): void;
};

/**
 * Creates each PDF in a separate thread, so that a long PDF delays no other response. A thread ends with its
 * PDF, its reader or its process.
 */
export type PdfPrinter = {
  /** Refuses with 429 if the queue is full. */
  enter(): PdfSlot;
  underWay(): number;
  close(): Promise<void>;
};

type PrinterOptions = { readonly maxConcurrent?: number; readonly mostWaiting?: number };

/** One core remains for the event loop and the database. */
const defaultMaxConcurrent = Math.max(1, Math.min(4, availableParallelism() - 1));
const defaultMostWaiting = 8;
const retryAfterSeconds = 10;
/**
 * The memory limit of a thread. The longest PDF takes less than half of it; a thread above the limit ends
 * without ending the process.
 */
const mostMegabytes = 512;

const openThread = (facts: PdfFacts): Worker =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: facts,
    // Loads the workspace's packages from source, however this process was started.
    execArgv: ['--conditions=tillbook-source'],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });

const ask = async (thread: Worker, request: PdfRequest, signal: AbortSignal): Promise<Uint8Array> => {
  const message = once(thread, 'message', { signal });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(request);
  const [piece]: unknown[] = await message.catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  if (!(piece instanceof Uint8Array)) throw new Error('A thread answers with bytes.');
  return piece;
};

const printIn = async (
  thread: Worker,
  batches: AsyncIterable<readonly StatementEntry[]>,
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> => {
  const pieces = [await ask(thread, { kind: 'opening' }, signal)];
  for await (const entries of batches) pieces.push(await ask(thread, { kind: 'entries', entries }, signal));
  pieces.push(await ask(thread, { kind: 'closing' }, signal));
  return pieces;
};

/** Aborts when the thread fails, even if no result is awaited. */
const untilFailure = (thread: Worker): AbortSignal => {
  const failed = new AbortController();
  thread.on('error', (error) => failed.abort(error));
  thread.on('exit', () => failed.abort(new Error('The thread ended.')));
  return failed.signal;
};

export const openPdfPrinter = ({
  maxConcurrent = defaultMaxConcurrent,
  mostWaiting = defaultMostWaiting,
}: PrinterOptions = {}): PdfPrinter => {
  const turns = turnTaking(maxConcurrent, mostWaiting);
  const threads = new Set<Worker>();
  const closing = new AbortController();

  const printWith = async (
    turn: Turn,
    facts: PdfFacts,
    batches: AsyncIterable<readonly StatementEntry[]>,
    leaving: AbortSignal,
  ) => {
    const stopping = AbortSignal.any([leaving, closing.signal]);
    await turn.come(stopping);
    const thread = openThread(facts);
    threads.add(thread);
    try {
      return await printIn(thread, batches, AbortSignal.any([stopping, untilFailure(thread)]));
    } finally {
      await thread.terminate();
      threads.delete(thread);
    }
  };

  return {
    enter: () => {
      const turn = turns.enter();
      if (turn === undefined) {
        const message = 'We’re preparing many documents right now. Please try again shortly.';
        throw new AppError('too_many_requests', { message, retryAfterSeconds });
      }
      return {
        print: (facts, batches, leaving) =>
          printWith(turn, facts, batches, leaving).finally(() => turn.leave()),
        leave: () => turn.leave(),
      };
    },
    underWay: () => threads.size,
    close: async () => {
      closing.abort(new Error('The platform is closing.'));
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
};
