export type FilePieces = AsyncGenerator<string | Uint8Array, void, undefined>;

export type Delivery = {
  /** Called after the last piece, before the stream is closed. */
  complete(leaving: AbortSignal): Promise<void>;
  /** Called if the reader cancels or stalls before the last piece. */
  left(): Promise<void>;
};

type StreamOptions = {
  readonly ended: () => void;
  readonly delivery?: Delivery;
  /** The longest pause of a reader; limited because a stalled reader occupies a slot. */
  readonly stalledAfterMs?: number;
};

const defaultStalledAfterMs = 60_000;

/**
 * Sends a file in pieces until the reader leaves or reads nothing for a minute.
 * @param makePieces receives a signal that is aborted when the reader is gone
 */
export const streamedFile = (
  makePieces: (leaving: AbortSignal) => FilePieces,
  { ended, delivery, stalledAfterMs = defaultStalledAfterMs }: StreamOptions,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const leaving = new AbortController();
  const pieces = makePieces(leaving.signal);
  let stalling: NodeJS.Timeout | undefined;
  let hasBegun = false;
  let hasEnded = false;

  const end = () => {
    if (hasEnded) return;
    hasEnded = true;
    ended();
  };
  const next = async () => {
    hasBegun = true;
    return pieces.next();
  };
  /**
   * Starts an unstarted generator first, so that its cleanup runs. A running generator ends after its current
   * piece.
   */
  const stop = async () => {
    clearTimeout(stalling);
    leaving.abort();
    try {
      if (!hasBegun) await next();
      await pieces.return();
    } catch {
      // The reader is gone, so the error has no recipient.
    } finally {
      end();
    }
    await delivery?.left();
  };
  const watch = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    stalling = setTimeout(() => {
      controller.error(new Error('No client downloaded the file.'));
      void stop();
    }, stalledAfterMs);
    stalling.unref();
  };

  return new ReadableStream<Uint8Array>(
    {
      start: watch,
      pull: async (controller) => {
        clearTimeout(stalling);
        try {
          const { done, value } = await next();
          if (leaving.signal.aborted) return;
          if (done === true) {
            end();
            await delivery?.complete(leaving.signal);
            if (!leaving.signal.aborted) controller.close();
            return;
          }
          controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
          watch(controller);
        } catch (error) {
          end();
          throw error;
        }
      },
      cancel: stop,
    },
    // Creates a piece only when it can be sent, so that a slow reader slows the database reads.
    { highWaterMark: 0 },
  );
};
