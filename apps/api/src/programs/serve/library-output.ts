import { formatWithOptions } from 'node:util';
import { stackOf } from '../../http/fault.ts';
import type { Log } from '../../runtime/log.ts';

const longestMessage = 200;

/**
 * Returns an error's name and stack, without its message, which can quote a row or a request; or the
 * beginning of a text.
 */
const factsOf = (output: readonly unknown[]) => {
  const error = output.find((part) => part instanceof Error);
  if (error !== undefined) return { error: error.name, stack: stackOf(error) };
  const [line = ''] = formatWithOptions({ colors: false, depth: 0 }, ...output).split('\n', 1);
  return { message: line.slice(0, longestMessage) };
};

const levels = ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const;

/**
 * Logs the output of libraries and Node: standard output is the log of a deployment, and standard error is
 * for one clear line.
 */
export const logLibraryOutput = (log: Log): void => {
  for (const level of levels) {
    console[level] = (...output: unknown[]) => log('library_report', { level, ...factsOf(output) });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    log('process_warning', { ...factsOf([warning]), code: codeOf(warning) }),
  );
};

const codeOf = (warning: Error): string | undefined =>
  'code' in warning && typeof warning.code === 'string' ? warning.code : undefined;
