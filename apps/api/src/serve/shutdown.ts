import { logFault } from '../http/fault.ts';
import type { Log } from '../log.ts';

type Stop = (hurry: AbortSignal) => Promise<void>;

/** A second request to stop within this time is the same one: a terminal and npm both pass on one Ctrl-C. */
const sameRequestMs = 1000;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Ends the platform once, in order, whatever asks for it first: a signal, the end of the command that started it, or a
 * fault that nobody caught. A second request to stop no longer waits for the requests under way.
 *
 * @param stop what was opened, closed in the opposite order
 * @param place where the log is, for who reads the one line about a fault
 */
export const stopWhenAsked = (stop: Stop, log: Log, place: string): void => {
  const hurry = new AbortController();
  let askedAtMs: number | undefined;
  const ask = (why: string, exitCode: number): void => {
    if (askedAtMs !== undefined) {
      if (Date.now() - askedAtMs > sameRequestMs) hurry.abort();
      return;
    }
    askedAtMs = Date.now();
    log('stopping', { why });
    void stop(hurry.signal).then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => ask(signal, 0));
  // The channel to `npm start` closes with it, also when it was killed.
  process.once('disconnect', () => ask('the command that started it ended', 0));
  // Whoever read what is said may be gone. Each line would be such a fault then, and so would saying so.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logFault(log, '', error);
      process.stderr.write(`Stopped by a fault of its own: ${nameOf(error)}. See ${place}.\n`);
      ask(event, 1);
    });
  }
};
