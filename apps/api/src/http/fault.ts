import type { Log } from '../log.ts';

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : undefined);

/** A fault's message can quote a row or a request, so only its kind and its place in the code are logged. */
export const placesOf = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ');

/** Logs what was thrown and is no refusal, under the request's id, with the error behind it where there is one. */
export const logFault = (log: Log, requestId: string, error: unknown): void => {
  if (!(error instanceof Error)) return log('fault', { requestId, error: typeof error });
  const cause = error.cause instanceof Error ? error.cause : error;
  return log('fault', {
    requestId,
    error: cause.name,
    code: codeOf(cause),
    places: placesOf(cause),
  });
};
