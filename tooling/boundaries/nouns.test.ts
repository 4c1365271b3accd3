import { expect, test } from 'vitest';
import { contractNounList, nounLists } from './nouns.ts';

const root = new URL('../../', import.meta.url).pathname;

test('the contract has nouns', () => {
  expect(contractNounList.nounsIn(root).length).toBeGreaterThan(20);
});

test.each(nounLists.map((list) => [list.name, list] as const))(
  "%s have the contract's nouns",
  { meta: { form: true } },
  (_name, list) => {
    expect(list.nounsIn(root)).toEqual(contractNounList.nounsIn(root));
  },
);
