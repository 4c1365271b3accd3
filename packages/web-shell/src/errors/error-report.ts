import type { BodyOf, reportFrontendError } from '@tillbook/contract';

export type ErrorReport = BodyOf<typeof reportFrontendError>;

/** `answer` is one whose fields are not all as agreed; its screen goes on without them. */
export type ErrorSource = 'route' | 'application' | 'answer';

/** What a report says of the page and its browser. */
export type ReportedPage = {
  readonly location: Pick<Location, 'href'>;
  readonly navigator: Pick<Navigator, 'userAgent'>;
};

/** The most the server takes of each field, in characters; a longer one would lose the whole report. */
const maximumLength = { message: 2000, stack: 10_000, context: 2000, url: 2000, userAgent: 500 } as const;

/** The most the server takes of a report as it travels. */
const maximumBytes = 16 * 1024;

const encoder = new TextEncoder();

/** What a value takes as JSON, where a control character is six bytes and a letter may be four. */
const encodedBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

const quotesBytes = encodedBytes('');

/** Without what the server's database cannot hold. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** The longest beginning of `text` within both limits; it never ends in half a character. */
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
 * Describes an error for the people who mend it.
 *
 * @param context what React knows of the place, such as the stack of components
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
  // In the order of what helps most: the end of a long stack is missed least.
  report.message = take(messageOf(error), 'message');
  report.url = take(page.location.href, 'url');
  report.userAgent = take(page.navigator.userAgent, 'userAgent');
  report.context = take(context, 'context');
  report.stack = take(error instanceof Error ? (error.stack ?? '') : '', 'stack');
  return report;
};
