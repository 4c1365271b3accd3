import { ApiError } from '@tillbook/api-client';

/**
 * The server's own sentence where it sent one, else the screen's.
 *
 * @example failureMessage(error, 'An error occurred')
 */
export const failureMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.message !== '' ? error.message : fallback;

/** What support finds the failed call by, where the server named it. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined;
