import type { Log } from '../runtime/log.ts';

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** Returns an error's name and stack, without its message, which can quote a row or a request. */
export const stackOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ');

/** Logs an unexpected error under the request's ID, with its cause if it has one. */
export const logFault = (log: Log, requestId: string, error: unknown): void => {
  if (!(error instanceof Error)) return log('fault', { requestId, error: typeof error });
  const cause = error.cause instanceof Error ? error.cause : error;
  return log('fault', {
    requestId,
    error: cause.name,
    code: codeOf(cause),
    stack: stackOf(cause),
  });
};
