import { ApiError } from '@tillbook/api-client';

/**
 * Returns the server's message about the first invalid field; the server's general message only reports that
 * a field is invalid.
 */
const fieldMessage = (error: ApiError): string | undefined =>
  error.code === 'invalid_input' ? Object.values(error.fields)[0] : undefined;

/**
 * Returns the server's message, about the first invalid field if the server named a field; the screen's
 * message if the server sent no message.
 *
 * @example failureMessage(error, 'An error occurred')
 */
export const failureMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? fieldMessage(error) || error.message || fallback : fallback;

export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined;

/** Returns the server's messages by field path: `{ email: 'Please enter an email address' }`. */
export const fieldMessagesOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

/** Returns the message about a refused form as a whole. Messages about fields are shown at the fields. */
export const formMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? error.message || fallback : fallback;

/** Returns the message about a form that could not be submitted. Messages about fields are shown at the fields. */
export const formFailure = (
  error: unknown,
  { refused, unanswered }: { readonly refused: string; readonly unanswered: string },
): string => (error instanceof ApiError ? formMessage(error, refused) : unanswered);
