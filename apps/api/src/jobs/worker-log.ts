import { Logger } from 'graphile-worker';
import type { Log } from '../runtime/log.ts';
import type { LogLevel } from '../runtime/log-levels.ts';

/** The maximum length of the queue's messages in the log. A job's payload contains only identifiers. */
const longestMessage = 200;

/** Other levels are mapped to `debug`, because they concern only the queue itself. */
const ownLevels: Readonly<Record<string, LogLevel>> = { error: 'error', warning: 'warn' };

/** Matches messages about failures that the queue retries, such as a lost connection, but not a failed task. */
const isRetried = /^(?!Failed task ).*(?:\b(?:try|trying) again\b|restarting in|attempting to UNLISTEN)/;

const levelOf = (level: string, message: string): LogLevel =>
  level === 'error' && isRetried.test(message) ? 'warn' : (ownLevels[level] ?? 'debug');

export const workerLogger = (log: Log): Logger =>
  new Logger((scope) => (level, message) => {
    log('worker_report', {
      level: levelOf(level, message),
      task: scope.taskIdentifier,
      job: scope.jobId,
      message: message.slice(0, longestMessage),
    });
  });
