import type { ErrorReport } from '../api/connection.ts';

export type ErrorSource = 'route' | 'application';

/** The most the server takes of each field; a longer one would lose the whole report. */
const maximumLength = { message: 2000, stack: 10_000, context: 2000, url: 2000, userAgent: 500 } as const;

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message === '' ? error.name : error.message;
  return typeof error === 'string' ? error : 'Unknown error';
};

/**
 * Describes an error for the people who mend it.
 *
 * @param context what React knows of the place, such as the stack of components
 */
export const describeError = (
  error: unknown,
  source: ErrorSource,
  context: string,
  sessionToken: string,
  page: Pick<Window, 'location' | 'navigator'>,
): ErrorReport => ({
  message: messageOf(error).slice(0, maximumLength.message),
  stack: (error instanceof Error ? (error.stack ?? '') : '').slice(0, maximumLength.stack),
  source,
  context: context.slice(0, maximumLength.context),
  url: page.location.href.slice(0, maximumLength.url),
  userAgent: page.navigator.userAgent.slice(0, maximumLength.userAgent),
  sessionToken,
  timestamp: new Date().toISOString(),
});
