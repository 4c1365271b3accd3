import { expect, test } from 'vitest';
import { arrivedCount, asRows, changedStatus, updateInPlace, hasSameOrder } from './rows.ts';

const row = (place: number, status = 'succeeded') => ({
  id: `txn_${place}`,
  createdAt: `2026-11-22T12:00:${String(place).padStart(2, '0')}.000Z`,
  status,
});

const list = (places: readonly number[], totalCount = places.length) => ({
  items: places.map((place) => row(place)),
  totalCount,
});

test('a page of rows is told from the answer about one thing', () => {
  expect(asRows(list([1]))).toEqual(list([1]));
  expect(asRows({ id: 'acc_1' })).toBeUndefined();
  expect(asRows({ items: [{ name: 'no id' }], totalCount: 1 })).toBeUndefined();
});

test('rows in the same places do not move, others do', () => {
  expect(hasSameOrder(list([2, 1]), list([2, 1], 9))).toBe(true);
  expect(hasSameOrder(list([2, 1]), list([3, 2]))).toBe(false);
  expect(hasSameOrder(list([1]), list([2, 1]))).toBe(false);
});

test('only what is newer has come; what left the page below or was passed on to it has not', () => {
  expect(arrivedCount(list([3, 2]), list([5, 4]))).toBe(2);
  expect(arrivedCount(list([5, 4]), list([5, 3]))).toBe(0);
  expect(arrivedCount(list([]), list([1]))).toBe(1);
  expect(arrivedCount(list([3, 2], 2), list([9, 8], 42))).toBe(40);
});

test('rows change in their places, and those that moved on are named', () => {
  const known = { items: [row(2, 'pending'), row(1)], totalCount: 2 };
  const fresh = { items: [row(3), row(2)], totalCount: 3 };
  expect(updateInPlace(known, fresh)).toEqual({ items: [row(2), row(1)], totalCount: 2 });
  expect(changedStatus(known, fresh)).toEqual([row(2)]);
});
