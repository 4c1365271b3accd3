import { formatWithOptions } from 'node:util';
import { placesOf } from '../http/fault.ts';
import type { Log } from '../log.ts';

/** The words of a library at most as far as a line. */
const longestMessage = 200;

/** Of a fault its kind and its place in the code, since its message can quote a row or a request; of words their beginning. */
const factsOf = (said: readonly unknown[]) => {
  const error = said.find((part) => part instanceof Error);
  if (error !== undefined) return { error: error.name, places: placesOf(error) };
  const [line = ''] = formatWithOptions({ colors: false, depth: 0 }, ...said).split('\n', 1);
  return { message: line.slice(0, longestMessage) };
};

const levels = ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const;

/**
 * What libraries and Node say by themselves, on the console or as a warning of the process, goes where every other event
 * goes and in the same form: standard output is the log of a deployment, and standard error is for one clear line.
 */
export const logLibraryOutput = (log: Log): void => {
  for (const level of levels) {
    console[level] = (...said: unknown[]) => log('library_report', { level, ...factsOf(said) });
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) =>
    log('process_warning', { ...factsOf([warning]), code: codeOf(warning) }),
  );
};

const codeOf = (warning: Error): string | undefined =>
  'code' in warning && typeof warning.code === 'string' ? warning.code : undefined;
