import { expect, test } from 'vitest';
import { casesOfKind, sampled } from './test-sample.ts';

const cases = ['list', 'detail'].flatMap((kind) =>
  Array.from({ length: 10 }, (_, index) => ({ name: `${kind} ${index}`, kind })),
);
const rule = { walk: 'cases', kindOf: ({ kind }: { readonly kind: string }) => kind, takesAll: false };

const isRequired = ({ name }: { readonly name: string }) => /^list [0-4]$/.test(name);

test('takes the same three cases of each kind, in their order', () => {
  const taken = sampled(cases, rule);
  expect(taken.filter(({ kind }) => kind === 'list')).toHaveLength(casesOfKind);
  expect(taken.filter(({ kind }) => kind === 'detail')).toHaveLength(casesOfKind);
  expect(sampled(cases, rule)).toEqual(taken);
  expect(cases.filter((one) => taken.includes(one))).toEqual(taken);
});

test('chooses cases by name, not by position', () => {
  const names = (given: typeof cases) =>
    sampled(given, rule)
      .map(({ name }) => name)
      .toSorted();
  expect(names(cases.toReversed())).toEqual(names(cases));
});

test('takes every required case and counts it toward its kind', () => {
  const taken = sampled(cases, { ...rule, isRequired });
  expect(taken.filter(({ kind }) => kind === 'list').map(({ name }) => name)).toEqual([
    'list 0',
    'list 1',
    'list 2',
    'list 3',
    'list 4',
  ]);
  expect(taken.filter(({ kind }) => kind === 'detail')).toHaveLength(casesOfKind);
});

test('takes one case of each kind if its rule asks for one', () => {
  const taken = sampled(cases, { ...rule, perKind: 1 });
  expect(taken.map(({ kind }) => kind)).toEqual(['list', 'detail']);
});

test('takes all cases of a kind that has fewer than three cases', () => {
  expect(sampled(cases.slice(0, 2), rule)).toHaveLength(2);
});

test('takes all cases of a whole walk', () => {
  expect(sampled(cases, { ...rule, takesAll: true })).toEqual(cases);
});
