import { describe, expect, it } from 'vitest';
import { matchingOptions, optionText } from './matching-options.ts';

const options = [
  { value: 'a', code: '1010', label: 'Operating bank' },
  { value: 'b', code: '1020', label: 'Processor clearing' },
  { value: 'c', label: 'Fee income', identifier: 'acct_01m0w2ckxgff7h5x2k8rz' },
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
    ['2ckxgff7', ['c']],
    ['(', []],
  ])('maps the text "%s" to the options %j', (typed, values) => {
    expect(matchingOptions(options, typed).map(({ value }) => value)).toEqual(values);
  });
});

it('shows an identifier with its middle cut out', () => {
  expect(options.map(optionText)).toEqual([
    '1010 Operating bank',
    '1020 Processor clearing',
    'Fee income · acct_…h5x2k8rz',
  ]);
});
