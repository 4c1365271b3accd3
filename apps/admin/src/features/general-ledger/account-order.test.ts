import { expect, test } from 'vitest';
import { byTypeAndNumber } from './account-order.ts';

const account = (type: string, number: string) => ({
  id: number,
  number,
  name: '',
  type,
  normalBalance: 'debit',
  takesManualEntries: true,
});

test('sorts accounts by type, then by number, with unknown types last', () => {
  const accounts = [
    account('Expense', '5010'),
    account('Memo', '1'),
    account('Asset', '1100'),
    account('Liability', '2010'),
    account('Asset', '200'),
  ];
  expect(byTypeAndNumber(accounts).map(({ number }) => number)).toEqual(['200', '1100', '2010', '5010', '1']);
});
