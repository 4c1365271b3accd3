/** Writes to the console or fails in a separate process, in the way that its argument names. */
import { once } from 'node:events';
import { createAdaptorServer } from '@hono/node-server';
import { lineLog } from '../src/runtime/log.ts';
import { logLibraryOutput } from '../src/programs/serve/library-output.ts';
import { stopOnSignal } from '../src/programs/serve/shutdown.ts';

const log = lineLog((line) => process.stdout.write(line));

const secret = 'the secret of a row';

const brokenStream = (): ReadableStream<Uint8Array> => {
  let hasBegun = false;
  return new ReadableStream({
    pull: (controller) => {
      if (hasBegun) throw new Error(secret);
      hasBegun = true;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
};

/** Makes the listener's library log the stack of a failing stream to the console. */
const failStream = async (): Promise<void> => {
  const server = createAdaptorServer({ fetch: () => new Response(brokenStream()) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await fetch(`http://127.0.0.1:${port}/`)
    .then(
      (response) => response.arrayBuffer(),
      () => undefined,
    )
    .catch(() => undefined);
  server.close();
};

const wrongs: Readonly<Record<string, () => Promise<void> | void>> = {
  stream: failStream,
  console: () => {
    // oxlint-disable-next-line no-console -- what a library does
    console.error('A library says\nmore than a line.');
    // oxlint-disable-next-line no-console -- what a library does
    console.info('And it goes on.');
  },
  warning: () => process.emitWarning(secret, { type: 'DeprecationWarning', code: 'DEP0000' }),
  exception: () => {
    setImmediate(() => {
      throw new TypeError(secret);
    });
  },
  rejection: () => void Promise.reject(new RangeError(secret)),
};

logLibraryOutput(log);
stopOnSignal(async () => undefined, log, 'standard output');
await wrongs[process.argv[2] ?? '']?.();
process.disconnect?.();
