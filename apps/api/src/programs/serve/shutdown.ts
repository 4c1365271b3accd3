import { logFault } from '../../http/fault.ts';
import type { Log } from '../../runtime/log.ts';

type Stop = (hurry: AbortSignal) => Promise<void>;

/**
 * A second request to stop within this time counts as the same request: a terminal and npm both forward one
 * Ctrl-C.
 */
const sameRequestMs = 1000;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Stops the platform once, in order, on the first signal, end of the parent command or uncaught error. A
 * second request to stop no longer waits for pending requests.
 * @param stop closes what was opened, in reverse order
 * @param logDestination names the log, for the reader of the one line about a fault
 */
export const stopOnSignal = (stop: Stop, log: Log, logDestination: string): void => {
  const hurry = new AbortController();
  let requestedAtMs: number | undefined;
  const ask = (why: string, exitCode: number): void => {
    if (requestedAtMs !== undefined) {
      if (Date.now() - requestedAtMs > sameRequestMs) hurry.abort();
      return;
    }
    requestedAtMs = Date.now();
    log('stopping', { why });
    void stop(hurry.signal).then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => ask(signal, 0));
  // The channel to `npm start` closes when that command ends, even if it was killed.
  process.once('disconnect', () => ask('the command that started it has ended', 0));
  // Ignores errors if the reader of the output is gone: reporting one would cause the next.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logFault(log, '', error);
      process.stderr.write(`Stopped by an internal error: ${nameOf(error)}. See ${logDestination}.\n`);
      ask(event, 1);
    });
  }
};
