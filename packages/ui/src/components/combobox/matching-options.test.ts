import { describe, expect, it } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = [
  { value: 'a', code: '1010', label: 'Operating bank' },
  { value: 'b', code: '1020', label: 'Processor clearing' },
  { value: 'c', label: 'Fee income' },
];

describe('matchingOptions', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['  ', ['a', 'b', 'c']],
    ['10', ['a', 'b']],
    ['CLEAR', ['b']],
    ['bank operating', ['a']],
    ['1010 operating bank', ['a']],
    ['fee bank', []],
    ['(', []],
  ])('of "%s" are %j', (typed, values) => {
    expect(matchingOptions(options, typed).map(({ value }) => value)).toEqual(values);
  });
});
