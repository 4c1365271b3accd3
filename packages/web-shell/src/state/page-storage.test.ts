import { expect, test } from 'vitest';
import { createPageStorage, type TextStorage } from './page-storage.ts';

const denied = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

const storageOf = (texts: Map<string, string>): TextStorage => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, value) => void texts.set(key, value),
  removeItem: (key) => void texts.delete(key),
});

test('stores texts in the browser if the browser allows storage', () => {
  const texts = new Map<string, string>();
  const storage = createPageStorage(() => storageOf(texts));
  storage.setItem('theme', 'dark');
  expect([...texts]).toEqual([['theme', 'dark']]);
  storage.removeItem('theme');
  expect([storage.getItem('theme'), texts.size]).toEqual([null, 0]);
});

test.each([
  ['opening the storage', denied],
  ['every use of the storage', (): TextStorage => ({ getItem: denied, setItem: denied, removeItem: denied })],
])('remembers texts in memory when the browser forbids %s', (_, open) => {
  const storage = createPageStorage(open);
  expect(storage.getItem('theme')).toBeNull();
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();
});

test('returns the new text, not the stored text, when the storage is full', () => {
  const texts = new Map([['theme', 'light']]);
  const storage = createPageStorage(() => ({ ...storageOf(texts), setItem: denied }));
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();
});
