import { ApiError } from '@tillbook/api-client';

/** What the server says of the first wrong field; its own sentence then says no more than that there is one. */
const fieldMessage = (error: ApiError): string | undefined =>
  error.code === 'invalid_input' ? Object.values(error.fields)[0] : undefined;

/**
 * The server's own sentence where it sent one, about the first wrong field where it names one, else the screen's.
 *
 * @example failureMessage(error, 'An error occurred')
 */
export const failureMessage = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? fieldMessage(error) || error.message || fallback : fallback;

/** What support finds the failed call by, where the server named it. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined;

/** What the server says of single fields, by their paths: `{ email: 'Please enter an email address' }`. */
export const fieldMessagesOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};

/** What to say of a form that was sent without success. What is said of single fields stands at those. */
export const formFailure = (
  error: unknown,
  { refused, unanswered }: { readonly refused: string; readonly unanswered: string },
): string => (error instanceof ApiError ? error.message || refused : unanswered);
