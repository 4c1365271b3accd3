import type { BodyOf, reportFrontendError } from '@tillbook/contract';

export type ErrorReport = BodyOf<typeof reportFrontendError>;

/** `answer` is a response with malformed fields; its screen continues without them. */
export type ErrorSource = 'route' | 'application' | 'answer';

export type ReportedPage = {
  readonly location: Pick<Location, 'href'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
};

/** The maximum length of each field, in characters; the server rejects the whole report if one is longer. */
const maximumLength = { message: 2000, stack: 10_000, context: 2000, url: 2000, userAgent: 500 } as const;

const maximumBytes = 16 * 1024;

const encoder = new TextEncoder();

/** Returns the size of a value as JSON, in which a control character takes six bytes and a letter up to four. */
const encodedBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

const quotesBytes = encodedBytes('');

/** Removes characters that the server's database cannot store. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** Returns the longest prefix of `text` within both limits, without splitting a surrogate pair. */
const beginningOf = (text: string, mostCharacters: number, mostBytes: number): string => {
  let length = 0;
  let bytes = 0;
  for (const character of text) {
    length += character.length;
    bytes += encodedBytes(character) - quotesBytes;
    if (length > mostCharacters || bytes > mostBytes) return text.slice(0, length - character.length);
  }
  return text;
};

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message === '' ? error.name : error.message;
  return typeof error === 'string' ? error : 'Unknown error';
};

/**
 * Describes an error for the developers who fix it.
 *
 * @param context React's error info, such as the component stack
 */
export const describeError = (
  error: unknown,
  source: ErrorSource,
  context: string,
  sessionToken: string,
  page: ReportedPage,
): ErrorReport => {
  const report = {
    message: '',
    stack: '',
    source,
    context: '',
    url: '',
    userAgent: '',
    sessionToken,
    timestamp: new Date().toISOString(),
  };
  let leftBytes = maximumBytes - encodedBytes(report);
  const take = (text: string, field: keyof typeof maximumLength) => {
    const kept = beginningOf(storable(text), maximumLength[field], leftBytes);
    leftBytes -= encodedBytes(kept) - quotesBytes;
    return kept;
  };
  // Adds the most useful fields first; the end of a long stack is the least missed.
  report.message = take(messageOf(error), 'message');
  report.url = take(page.location.href, 'url');
  report.userAgent = take(page.navigator.userAgent, 'userAgent');
  report.context = take(context, 'context');
  report.stack = take(error instanceof Error ? (error.stack ?? '') : '', 'stack');
  return report;
};
