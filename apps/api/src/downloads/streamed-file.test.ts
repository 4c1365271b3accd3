import { expect, test, vi } from 'vitest';
import { streamedFile, type FilePieces } from './streamed-file.ts';

const letters = async function* (cleanedUp: () => void): FilePieces {
  try {
    yield 'a';
    yield 'b';
  } finally {
    cleanedUp();
  }
};

const waiting = async function* (leaving: AbortSignal): FilePieces {
  yield 'a';
  await new Promise((_, giveUp) => leaving.addEventListener('abort', giveUp));
};

test('ends a file once if it is read to its end', async () => {
  const [ended, cleanedUp] = [vi.fn<() => void>(), vi.fn<() => void>()];
  expect(await new Response(streamedFile(() => letters(cleanedUp), { ended })).text()).toBe('ab');
  expect([ended.mock.calls.length, cleanedUp.mock.calls.length]).toEqual([1, 1]);
});

test('cleans up a file that is never read', async () => {
  const [ended, cleanedUp] = [vi.fn<() => void>(), vi.fn<() => void>()];
  await streamedFile(() => letters(cleanedUp), { ended }).cancel();
  expect([ended.mock.calls.length, cleanedUp.mock.calls.length]).toEqual([1, 1]);
});

test('ends a file whose reader stops reading', async () => {
  const cleanedUp = vi.fn<() => void>();
  const ended = Promise.withResolvers<void>();
  const stream = streamedFile(() => letters(cleanedUp), { ended: ended.resolve, stalledAfterMs: 1 });
  const reader = stream.getReader();
  await reader.read();
  await ended.promise;
  expect(cleanedUp).toHaveBeenCalledTimes(1);
  await expect(reader.read()).rejects.toThrow('No client downloaded the file.');
});

test('aborts an unfinished piece when its reader leaves', async () => {
  const ended = vi.fn<() => void>();
  const reader = streamedFile(waiting, { ended }).getReader();
  await reader.read();
  const next = reader.read();
  await reader.cancel();
  expect((await next).done).toBe(true);
  expect(ended).toHaveBeenCalled();
});

test('completes the delivery before it closes the stream', async () => {
  const steps: string[] = [];
  const delivery = {
    complete: async () => {
      steps.push('complete');
    },
    left: async () => {
      steps.push('left');
    },
  };
  const pieces = () => letters(() => steps.push('made'));
  const stream = streamedFile(pieces, { ended: () => steps.push('ended'), delivery });
  await new Response(stream).text();
  expect(steps).toEqual(['made', 'ended', 'complete']);
});

test('reports a reader who leaves between the last piece and the end', async () => {
  const steps: string[] = [];
  const completing = Promise.withResolvers<void>();
  const delivery = {
    complete: (leaving: AbortSignal) => {
      completing.resolve();
      return new Promise<void>((resolve) => {
        leaving.addEventListener('abort', () => resolve());
      });
    },
    left: async () => {
      steps.push('left');
    },
  };
  const stream = streamedFile(() => letters(() => undefined), { ended: () => steps.push('ended'), delivery });
  const reader = stream.getReader();
  await reader.read();
  await reader.read();
  void reader.read();
  await completing.promise;
  await reader.cancel();
  expect(steps).toEqual(['ended', 'left']);
});
