import { ApiError } from '@tillbook/api-client';

const fallbackTitle = 'Something went wrong';

export const errorTitle = (error: unknown): string => {
  if (error instanceof ApiError) return String(error.status);
  if (error instanceof Error && error.message !== '') return error.message;
  if (typeof error === 'string' && error !== '') return error;
  return fallbackTitle;
};

/** Returns the server's message if the title is only a status. */
export const errorSentence = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.message || fallbackTitle : undefined;

export const errorDetails = (error: unknown, page: Pick<Window, 'location' | 'navigator'>): string =>
  [
    errorTitle(error),
    errorSentence(error),
    error instanceof ApiError && error.requestId !== undefined ? `Request: ${error.requestId}` : undefined,
    `Address: ${page.location.href}`,
    `Browser: ${page.navigator.userAgent}`,
    `Time: ${new Date().toISOString()}`,
    error instanceof Error ? error.stack : undefined,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
