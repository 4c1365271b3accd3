import { Logger } from 'graphile-worker';
import type { Log } from '../runtime/log.ts';
import type { LogLevel } from '../runtime/log-levels.ts';

/** Messages of the queue, cut to one line; a job's payload holds only identifiers. */
const longestMessage = 200;

/** Only needed to debug the queue: that a job started or ended. */
const ownLevels: Readonly<Record<string, LogLevel>> = { error: 'error', warning: 'warn' };

/** Forwards the queue's messages to the log. */
export const workerLogger = (log: Log): Logger =>
  new Logger((scope) => (level, message) => {
    log('worker_report', {
      level: ownLevels[level] ?? 'debug',
      task: scope.taskIdentifier,
      job: scope.jobId,
      message: message.slice(0, longestMessage),
    });
  });
