import { describe, expect, it } from 'vitest';
import { lastPageOf, pageFromText, rangeText } from './page-numbers.ts';

describe('pageFromText', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['007', 7],
  ])('parses the page number %j as %i', (text, page) => {
    expect(pageFromText(text, 9)).toBe(page);
  });

  it.each(['', ' ', '0', '-1', '1.5', '1e3', '2x', 'two', '１', '+3'])(
    'rejects the page number %j',
    (text) => {
      expect(pageFromText(text, 9)).toBeUndefined();
    },
  );

  it('clamps the page number to the last page', () => {
    expect(pageFromText('10', 9)).toBe(9);
    expect(pageFromText('9'.repeat(400), 9)).toBe(9);
  });
});

describe('lastPageOf', () => {
  it.each([
    [0, 1],
    [1, 1],
    [15, 1],
    [16, 2],
    [128, 9],
  ])('divides %i items, 15 per page, into %i pages', (totalCount, pages) => {
    expect(lastPageOf(totalCount, 15)).toBe(pages);
  });
});

describe('rangeText', () => {
  it('names the first and last item of the page and the total', () => {
    expect(rangeText(1, 15, 128)).toBe('1–15 of 128');
    expect(rangeText(9, 15, 128)).toBe('121–128 of 128');
    expect(rangeText(333_333, 15, 5_000_000)).toBe('4,999,981–4,999,995 of 5,000,000');
  });

  it('shows "1,000+" when more rows match than were counted', () => {
    expect(rangeText(1, 15, 1000, true)).toBe('1–15 of 1,000+');
    expect(rangeText(99, 15, 1000, true)).toBe('0 of 1,000+');
  });

  it('counts zero items in an empty list', () => {
    expect(rangeText(1, 15, 0)).toBe('0 of 0');
  });

  it('shows zero items on a page past the end', () => {
    expect(rangeText(99, 15, 128)).toBe('0 of 128');
    expect(rangeText(10, 15, 135)).toBe('0 of 135');
  });
});
