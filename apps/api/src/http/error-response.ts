import { errorTable, type ErrorBody } from '@tillbook/contract';
import { AppError } from '../runtime/app-error.ts';

/**
 * SQLSTATEs that mean "not now": no connection (08), no resources (53), shutdown or start (57P0), I/O error
 * (58), no access (28, 3D000), a lost conflict (40001, 40P01, 55P03), the time limit (57014), a standby that
 * is still read-only (25006), and a posting by a clock that is ahead (TB001).
 */
const awayCode = /^(?:08|25006|28|3D000|40001|40P01|53|55P03|57014|57P0|58|TB001)/;
const awaySystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);
const awayMessage =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|the database system is|not currently accepting connections/;

const causes = function* (error: unknown): Generator<Error> {
  for (let current = error; current instanceof Error; current = current.cause) {
    yield current;
    if (current instanceof AggregateError) for (const inner of current.errors) yield* causes(inner);
  }
};

const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
/**
 * Matches a file size limit as well as a full disk, because PostgreSQL has no separate code for the limit.
 */
const fullMessage = /No space left on device|File too large/;

export const isStorageFull = (error: unknown): boolean => {
  for (const cause of causes(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (fullCodes.has(code) || fullMessage.test(cause.message)) return true;
  }
  return false;
};

/**
 * Returns the SQLSTATE or system code of an error that means "not now", or the error's name if the error has
 * no such code; undefined for every other error.
 */
export const causeOfAbsence = (error: unknown): string | undefined => {
  for (const cause of causes(error)) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (awayCode.test(code) || awaySystemCodes.has(code)) return code;
    if (awayMessage.test(cause.message)) return code || cause.name;
  }
  return undefined;
};

export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  // A full disk takes a while to clear.
  if (isStorageFull(error)) return new AppError('unavailable', { retryAfterSeconds: 30 });
  if (causeOfAbsence(error) !== undefined) return new AppError('unavailable', { retryAfterSeconds: 2 });
  return new AppError('internal');
};

export const errorResponse = (error: AppError, requestId: string): Response => {
  const { status, message } = errorTable[error.code];
  const { fields, retryAfterSeconds } = error.details;
  const body: ErrorBody = {
    message: error.details.message ?? message,
    code: error.code,
    ...(fields && { fields: { ...fields } }),
    requestId,
  };
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
  return new Response(JSON.stringify(body), { status, headers });
};
