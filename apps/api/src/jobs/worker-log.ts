import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';
import type { LogLevel } from '../log-levels.ts';

/** The queue's own words at most as far as a line; a job's payload holds identifiers only. */
const longestMessage = 200;

/** That a job began or ended is of interest to whoever looks into the queue alone. */
const ownLevels: Readonly<Record<string, LogLevel>> = { error: 'error', warning: 'warn' };

/** Passes on what the queue says. */
export const workerLogger = (log: Log): Logger =>
  new Logger((scope) => (level, message) => {
    log('worker_report', {
      level: ownLevels[level] ?? 'debug',
      task: scope.taskIdentifier,
      job: scope.jobId,
      message: message.slice(0, longestMessage),
    });
  });
