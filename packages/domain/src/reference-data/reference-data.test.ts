import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMerchantCategories } from '../../reference-data/read-merchant-categories.ts';
import { businessTypeLabel, businessTypes } from './business-types.ts';
import { findMerchantCategory, searchMerchantCategories } from './find-merchant-category.ts';
import { formatMerchantCategory } from './format-merchant-category.ts';
import { merchantCategories } from './merchant-categories.ts';
import { usStates } from './us-states.ts';

const category = fc.constantFrom(...merchantCategories);
const codesFor = (text: string) => searchMerchantCategories(text).map(({ code }) => code);

describe('merchantCategories', () => {
  it('lists exactly the merchant categories of the source file', () => {
    expect(merchantCategories).toEqual(readMerchantCategories());
  });

  it(
    'lists 289 four-digit category codes in order, without duplicates',
    { meta: { shows: ['spec:3.22'] } },
    () => {
      const codes = merchantCategories.map(({ code }) => code);
      expect(codes).toHaveLength(289);
      expect(codes).toEqual([...new Set(codes)].toSorted());
      expect(codes.every((code) => /^[0-9]{4}$/.test(code))).toBe(true);
    },
  );
});

describe('formatMerchantCategory', () => {
  it('drops the leading zero of a category code', { meta: { shows: ['spec:3.22'] } }, () => {
    expect(merchantCategories.slice(0, 1).map(formatMerchantCategory)).toEqual(['742: Veterinary Services']);
    expect(formatMerchantCategory({ code: '5814', description: 'Fast Food Restaurants' })).toBe(
      '5814: Fast Food Restaurants',
    );
  });
});

describe('findMerchantCategory', () => {
  it.each(['742', '0742', ' 742 '])('finds veterinary services by %j', (code) => {
    expect(findMerchantCategory(code)?.description).toBe('Veterinary Services');
  });

  it.each(['', '74', '00742', '9999', 'constructor'])('finds no category by %j', (code) => {
    expect(findMerchantCategory(code)).toBeUndefined();
  });

  it('finds every category by its displayed code', () => {
    fc.assert(
      fc.property(category, (one) => {
        const [shownCode = ''] = formatMerchantCategory(one).split(':');
        expect(findMerchantCategory(shownCode)).toBe(one);
      }),
    );
  });
});

describe('searchMerchantCategories', () => {
  it.each([
    ['742', ['0742']],
    ['0742', ['0742']],
    ['vet', ['0742']],
    ['STORES book', ['5942']],
    ["men's boys", ['5611']],
    ['mens boys', ['5611']],
    ['07', ['0742', '0763', '0780']],
    ['no such trade', []],
  ])('maps the search text %j to the category codes %j', (text, codes) => {
    expect(codesFor(text)).toEqual(codes);
  });

  it('finds categories by the beginnings of words', () => {
    expect(codesFor('art')).toContain('5971');
    expect(codesFor('art')).not.toContain('5311');
  });

  it.each(['', '  ', '-'])('returns every category for the text %j', (text) => {
    expect(searchMerchantCategories(text)).toHaveLength(merchantCategories.length);
  });

  it('finds every category by its displayed text', () => {
    fc.assert(
      fc.property(category, (one) => {
        expect(searchMerchantCategories(formatMerchantCategory(one))).toContain(one);
      }),
    );
  });
});

describe('businessTypes', () => {
  it(
    'returns the label of each legal form and unknown values unchanged',
    { meta: { shows: ['spec:3.21'] } },
    () => {
      expect(businessTypes.map(({ value }) => businessTypeLabel(value))).toEqual([
        'Limited Liability Company',
        'Corporation',
      ]);
      expect(businessTypeLabel('trust')).toBe('trust');
    },
  );
});

describe('usStates', () => {
  it('lists fifty states by two-letter code, sorted by name', { meta: { shows: ['spec:3.23'] } }, () => {
    const names = usStates.map(({ name }) => name);
    expect(names).toHaveLength(50);
    expect(names).toEqual(names.toSorted());
    expect(new Set(usStates.map(({ code }) => code)).size).toBe(50);
    expect(usStates.every(({ code }) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it.each(['DC', 'PR', 'GU', 'VI', 'AS', 'MP'])(
    'excludes %s from the states',
    { meta: { shows: ['spec:3.23'] } },
    (code) => {
      expect(usStates.some((state) => state.code === code)).toBe(false);
    },
  );
});
