import { reportFrontendError } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { describeError, type ReportedPage } from './error-report.ts';

const mostBytes = 16 * 1024;

const token = 't'.repeat(64);

const failureOf = (message: string, stack: string): Error => Object.assign(new Error(message), { stack });

const pageOf = (href: string, userAgent: string): ReportedPage => ({
  location: { href },
  navigator: { userAgent },
});

const bytesOf = (report: unknown): number => new TextEncoder().encode(JSON.stringify(report)).length;

/** Fills every field beyond the server's limit with one character. */
const longest = (character: string) => {
  const text = character.repeat(20_000);
  return describeError(failureOf(text, text), 'route', text, token, pageOf(text, text));
};

test('reports an ordinary error in full', { meta: { shows: ['spec:7.33'] } }, () => {
  const page = pageOf('https://pay.example/payments', 'Browser/1');
  expect(describeError(failureOf('Broken', 'at place'), 'application', 'in Page', token, page)).toEqual({
    message: 'Broken',
    stack: 'at place',
    source: 'application',
    context: 'in Page',
    url: 'https://pay.example/payments',
    userAgent: 'Browser/1',
    sessionToken: token,
    timestamp: expect.stringMatching(/^\d{4}-/),
  });
});

test.each([
  ['letters', 'x'],
  ['quotes, which are two bytes each', '"'],
  ['umlauts, which are two bytes each', 'ü'],
  ['emoji, which are four bytes and two UTF-16 units each', '🙂'],
  ['line breaks', '\n'],
  ['control characters, which are six bytes each', '\u0001'],
  ['lone surrogates', '\ud83d'],
  ['NUL characters', '\0'],
])("limits a report full of %s to the server's maximum", (_, character) => {
  const report = longest(character);
  expect(bytesOf(report)).toBeLessThanOrEqual(mostBytes);
  expect(reportFrontendError.body.safeParse(report).success).toBe(true);
});

test('truncates the stack of a long report first', () => {
  const report = longest('ü');
  const texts = [report.message, report.url, report.userAgent, report.context];
  expect(texts.map((text) => text?.length)).toEqual([2000, 2000, 500, 2000]);
  expect(report.stack?.length).toBeGreaterThan(1000);
  expect(report.stack?.length).toBeLessThan(10_000);
});
