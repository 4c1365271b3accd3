import { expect, test } from 'vitest';
import { arrivedCount, changedStatus, hasSameOrder, isRowList, updateInPlace } from './rows.ts';

const row = (ordinal: number, status = 'succeeded') => ({
  id: `txn_${ordinal}`,
  createdAt: `2026-11-22T12:00:${String(ordinal).padStart(2, '0')}.000Z`,
  status,
});

const list = (ordinals: readonly number[], totalCount = ordinals.length) => ({
  items: ordinals.map((ordinal) => row(ordinal)),
  totalCount,
});

test('distinguishes a page of rows from a response about one object', () => {
  expect(isRowList(list([1]))).toBe(true);
  expect(isRowList({ id: 'acc_1' })).toBe(false);
  expect(isRowList({ items: [{ name: 'no id' }], totalCount: 1 })).toBe(false);
});

test('detects rows in the same order', () => {
  expect(hasSameOrder(list([2, 1]), list([2, 1], 9))).toBe(true);
  expect(hasSameOrder(list([2, 1]), list([3, 2]))).toBe(false);
  expect(hasSameOrder(list([1]), list([2, 1]))).toBe(false);
});

test('counts only newer rows, not rows shifted in from another page', () => {
  expect(arrivedCount(list([3, 2]), list([5, 4]))).toBe(2);
  expect(arrivedCount(list([5, 4]), list([5, 3]))).toBe(0);
  expect(arrivedCount(list([]), list([1]))).toBe(1);
  expect(arrivedCount(list([3, 2], 2), list([9, 8], 42))).toBe(40);
});

test('updates rows in place, and returns the rows with a changed status', () => {
  const known = { items: [row(2, 'pending'), row(1)], totalCount: 2 };
  const fresh = { items: [row(3), row(2)], totalCount: 3 };
  expect(updateInPlace(known, fresh)).toEqual({ items: [row(2), row(1)], totalCount: 2 });
  expect(changedStatus(known, fresh)).toEqual([row(2)]);
});
