import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StatementEntry } from '@tillbook/contract';
import { AppError } from '../app-error.ts';
import { turnTaking, type Turn } from './turn-taking.ts';
import type { StatementFacts } from './statement-file.ts';

export type PdfRequest =
  | { readonly kind: 'opening' | 'closing' }
  | { readonly kind: 'entries'; readonly entries: readonly StatementEntry[] };

/** A PDF that was let in: it is made when its turn comes. */
export type PdfPlace = {
  /** Makes all of it. Its pieces are few megabytes, so that whoever reads them slowly holds no thread meanwhile. */
  print(
    facts: StatementFacts,
    batches: AsyncIterable<readonly StatementEntry[]>,
    leaving: AbortSignal,
  ): Promise<readonly Uint8Array[]>;
  /** Of use to who was let in and prints nothing after all. */
  leave(): void;
};

/**
 * Makes PDFs in threads of their own, one thread for each, so that a long one delays nobody's answer. A thread ends with
 * its PDF, with the reader who goes away, and with the process.
 */
export type PdfPrinter = {
  /** Refuses with 429 where so many wait that the last of them would wait too long. */
  enter(): PdfPlace;
  underWay(): number;
  close(): Promise<void>;
};

type PrinterOptions = { readonly mostAtOnce?: number; readonly mostWaiting?: number };

/** One core is left to the event loop and the database. */
const defaultMostAtOnce = Math.max(1, Math.min(4, availableParallelism() - 1));
const defaultMostWaiting = 8;
const retryAfterSeconds = 10;
/** The longest PDF takes a quarter of it; a thread that needs more ends, and not the process. */
const mostMegabytes = 512;

const openThread = (facts: StatementFacts): Worker =>
  new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: facts,
    // The packages of the workspace are read from source, however this process was started.
    execArgv: ['--conditions=tillbook-source'],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });

const ask = async (thread: Worker, request: PdfRequest, signal: AbortSignal): Promise<Uint8Array> => {
  const answered = once(thread, 'message', { signal });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(request);
  const [piece]: unknown[] = await answered.catch((error: unknown) => {
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

/** A thread that fails says so by an event, also while nobody waits for its answer. */
const untilFailure = (thread: Worker): AbortSignal => {
  const failed = new AbortController();
  thread.on('error', (error) => failed.abort(error));
  thread.on('exit', () => failed.abort(new Error('The thread ended.')));
  return failed.signal;
};

export const openPdfPrinter = ({
  mostAtOnce = defaultMostAtOnce,
  mostWaiting = defaultMostWaiting,
}: PrinterOptions = {}): PdfPrinter => {
  const turns = turnTaking(mostAtOnce, mostWaiting);
  const threads = new Set<Worker>();
  const closing = new AbortController();

  const printWith = async (
    turn: Turn,
    facts: StatementFacts,
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
        const message = 'Many statements are being made. Please try again shortly.';
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
