import { Logger } from 'graphile-worker';
import type { Log } from '../log.ts';

/** The queue's own words at most as far as a line; a job's payload holds identifiers only. */
const longestMessage = 200;

/** Passes on what went wrong; that a job began or ended is of no interest in a log. */
export const workerLogger = (log: Log): Logger =>
  new Logger((scope) => (level, message) => {
    if (level !== 'error' && level !== 'warning') return;
    log('worker_report', {
      level,
      task: scope.taskIdentifier,
      job: scope.jobId,
      message: message.slice(0, longestMessage),
    });
  });
