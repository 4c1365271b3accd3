import { expect, test } from 'vitest';
import { createUnsavedChanges } from './unsaved-changes.ts';

test('does not ask when there are no unsaved changes', async () => {
  const changes = createUnsavedChanges();
  expect(changes.exist()).toBe(false);
  expect(await changes.mayLeave()).toBe(true);
  expect(changes.isAsking()).toBe(false);
});

test.each([true, false])('asks while one of two forms still has changes, and returns %s', async (leaves) => {
  const changes = createUnsavedChanges();
  const removeFirst = changes.add();
  changes.add();
  removeFirst();
  const asked: boolean[] = [];
  changes.subscribe(() => asked.push(changes.isAsking()));
  const leaving = changes.mayLeave();
  changes.answer(leaves);
  expect(await leaving).toBe(leaves);
  expect(asked.at(-1)).toBe(false);
  expect(asked).toContain(true);
});

test('cancels the first attempt to leave when a second attempt follows', async () => {
  const changes = createUnsavedChanges();
  changes.add();
  const first = changes.mayLeave();
  const second = changes.mayLeave();
  changes.answer(true);
  expect(await Promise.all([first, second])).toEqual([false, true]);
});

test('forgets discarded changes and answers an open question', async () => {
  const changes = createUnsavedChanges();
  changes.add();
  const leaving = changes.mayLeave();
  changes.discard();
  expect(await leaving).toBe(true);
  expect(changes.exist()).toBe(false);
});
