import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageCount, pageOffset, pageRange, parsePageNumber } from './pages.ts';

const pageSize = fc.integer({ min: 1, max: 100 });
const total = fc.nat({ max: 100_000 });

describe('parsePageNumber', () => {
  it.each([
    ['1', 1],
    [' 7 ', 7],
    ['007', 7],
    [3, 3],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('parses the page number %j as %d', { meta: { shows: ['spec:2.69'] } }, (value, page) => {
    expect(parsePageNumber(value)).toBe(page);
  });

  it.each([
    '',
    ' ',
    '0',
    '-1',
    '+1',
    '1.5',
    '2.0',
    '1e3',
    '0x1',
    '1 2',
    'one',
    '٣',
    '9007199254740992',
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    undefined,
    1n,
    [1],
    {},
  ])('rejects the page number %s', { meta: { shows: ['spec:2.69'] } }, (value) => {
    expect(parsePageNumber(value)).toBeUndefined();
  });

  it('parses every page number, and returns a positive integer or undefined for any value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), fc.anything(), (page, value) => {
        expect(parsePageNumber(String(page))).toBe(page);
        const read = parsePageNumber(value);
        expect(read === undefined || (Number.isSafeInteger(read) && read >= 1)).toBe(true);
      }),
    );
  });
});

describe('pageCount', () => {
  it.each([
    [0, 15, 1],
    [1, 15, 1],
    [15, 15, 1],
    [16, 15, 2],
    [128, 15, 9],
    [412, 10, 42],
    [-1, 15, 1],
    [Number.NaN, 15, 1],
  ])('divides %d rows by %d into %d pages', (totalCount, size, pages) => {
    expect(pageCount(totalCount, size)).toBe(pages);
  });

  it.each([0, -15, 1.5, Number.NaN])('rejects pages of %d rows', (size) => {
    expect(() => pageCount(10, size)).toThrow(RangeError);
    expect(() => pageOffset(1, size)).toThrow(RangeError);
    expect(() => pageRange(1, size, 10)).toThrow(RangeError);
  });
});

describe('pageRange', () => {
  it.each([
    [1, 15, 128, { first: 1, last: 15 }],
    [9, 15, 128, { first: 121, last: 128 }],
    [10, 15, 128, undefined],
    [1, 15, 0, undefined],
    [0, 15, 128, undefined],
  ])('returns the rows of page %d with %d rows per page of %d rows', (page, size, totalCount, range) => {
    expect(pageRange(page, size, totalCount)).toEqual(range);
  });

  it('covers every row once over all pages, and starts each page right after its offset', () => {
    fc.assert(
      fc.property(pageSize, total, (size, totalCount) => {
        fc.pre(pageCount(totalCount, size) <= 200);
        let covered = 0;
        for (let page = 1; page <= pageCount(totalCount, size); page += 1) {
          const range = pageRange(page, size, totalCount);
          if (range === undefined) continue;
          expect(range.first).toBe(covered + 1);
          expect(range.first).toBe(pageOffset(page, size) + 1);
          covered = range.last;
        }
        expect(covered).toBe(totalCount);
      }),
    );
  });
});

describe('pageOffset beyond the end of a list', () => {
  it('returns at most the largest offset of a list call', () => {
    expect(pageOffset(66_666_668, 15)).toBe(1_000_000_000);
    expect(pageOffset(Number.MAX_SAFE_INTEGER, 15)).toBe(1_000_000_000);
    expect(pageOffset(66_666_667, 15)).toBe(999_999_990);
  });
});
